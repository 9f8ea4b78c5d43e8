# Mafia à 32 cartes : d’autres mots pour les appels, si la table en souhaite plusieurs. Variable : who (un rôle ou un gang).
voice-mafia32-wake-2 = { $who }, ouvrez les yeux.
voice-mafia32-wake-3 = { $who }, à vous.
voice-mafia32-sleep-2 = { $who }, fermez les yeux.
voice-mafia32-sleep-3 = { $who }, rendormez-vous.
voice-mafia32-mafia-sleep-2 = La Mafia a tiré. Mafia, fermez les yeux.
voice-mafia32-triads-sleep-2 = Les Triades ont tiré. Triades, fermez les yeux.
voice-mafia32-begin-2 = La nuit descend sur la ville. Fermez les yeux.
voice-mafia32-begin-3 = Les lumières s’éteignent, et la ville s’endort.
voice-mafia32-dawn-2 = Le matin se lève. Ouvrez les yeux.
voice-mafia32-dawn-3 = La nuit est finie, et la ville se réveille.
