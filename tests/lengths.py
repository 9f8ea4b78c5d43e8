"""Which tests take long, which are begun first, and which are soaks, run by themselves."""

from __future__ import annotations

IN_PROCESSES_OF_THEIR_OWN = {"browser", "web"}
# What needs what only Unix has is not even collected on Windows: servers made by fork, a PostgreSQL of
# one’s own, signals that end a process at once, priorities, a terminal, a shell.
UNIX_ALONE = (
    *sorted(IN_PROCESSES_OF_THEIR_OWN), "arena/test_seats.py",
    "rooms/storage/test_nodes.py", "rooms/storage/test_postgres.py", "rooms/test_watch.py",
    "sim/test_clusters.py", "sim/test_rehearsal.py", "sim/test_studies.py", "test_deploy.py",
)  # fmt: skip
# Four seconds and more of one core, of this folder; nine tenths of all that the tests cost.
LONG = frozenset({
    *IN_PROCESSES_OF_THEIR_OWN,
    "deduction/clocktower/test_branch.py", "deduction/clocktower/test_mornings.py",
    "deduction/clocktower/test_puzzles.py", "deduction/clocktower/test_replayed.py",
    "deduction/clocktower/test_scripts.py", "deduction/clocktower/test_standing.py",
    "deduction/mafia/test_vendetta.py", "deduction/mafia/test_mornings.py",
    "deduction/mafia32/test_deals.py", "deduction/vendetta/test_replayed.py",
    "deduction/onenight/test_kept.py", "deduction/onenight/test_replayed.py",
    "games/clocktower/test_book.py", "games/clocktower/sets/test_chosen_roles.py",
    "games/clocktower/test_knows.py", "games/clocktower/company/test_wished_travellers.py",
    "games/clocktower/advice/test_claims_weighed.py", "games/clocktower/advice/test_lies.py",
    "games/clocktower/company/test_sides_of_travellers.py", "games/clocktower/advice/test_free_news.py",
    "games/clocktower/advice/test_named_by_themselves.py", "games/clocktower/judgement/test_last_night.py",
    "games/clocktower/judgement/test_standstill.py", "games/clocktower/roles/test_lent.py",
    "games/mafia32/test_book.py", "games/mafia32/test_theory.py",
    "games/onenight/test_winners.py", "games/vendetta/test_anything.py", "games/vendetta/test_book.py",
    "laws/test_choices.py", "laws/test_costs.py", "laws/test_docs.py", "laws/test_laws.py",
    "laws/test_perft.py", "laws/test_proofs.py", "laws/test_scenes.py", "laws/test_settings.py",
    "laws/test_soak.py", "laws/test_tellings.py",
    "minds/test_clocktower.py", "minds/test_clocktower_day_powers.py", "minds/test_sensible.py",
    "minds/test_vendetta.py",
    "rooms/test_anything.py", "rooms/progress/test_killed.py", "rooms/progress/test_old_logs.py",
    "rooms/devices/test_secrets.py", "rooms/devices/test_upside_down.py", "rooms/devices/test_even.py",
    "rooms/devices/test_many_worlds.py", "rooms/game/test_told_and_shown.py", "rooms/test_led.py",
    "rooms/test_loric_played.py", "rooms/test_scripts_played.py",
    "sim/test_clusters.py", "sim/test_habits.py", "sim/test_seeds.py", "sim/test_theory.py",
    "test_almanacs.py", "test_benchmarks.py", "test_check.py", "test_deploy.py",
    "test_role_of_the_house.py",
    "text/test_foresight.py", "text/test_story.py",
})  # fmt: skip
# Of them the cases that take a second or less: one at least of each law stays in what is run all day.
BRIEF = (
    "deduction/clocktower/test_branch.py::test_copies_share_nothing_that_changes_in_place[evil_gambler_dies]",
    "deduction/clocktower/test_mornings.py::test_where_time_is_up_at_once_nothing_is_said",
    "deduction/clocktower/test_puzzles.py::test_a_puzzle_has_one_deal_and_nothing_told_in_vain[4]",
    (
        "deduction/clocktower/test_replayed.py::test_what_is_left_is_what_the_engine_can_have_come_to"
        "[undertaker imp virgin scarletwoman empath-somebody does]"
    ),
    "deduction/clocktower/test_scripts.py::test_what_was_lost_once_is_kept[evil_gambler_dies]",
    "deduction/clocktower/test_scripts.py::test_what_was_dealt_is_kept_or_something_is_named[warrens]",
    "deduction/clocktower/test_standing.py::test_who_is_silent_may_be_whoever_is_not_spoken_of",
    "deduction/clocktower/test_standing.py::test_what_the_rules_forbid_is_called_impossible",
    "deduction/clocktower/test_standing.py::test_where_silence_may_hide_a_choice_nothing_is_sure",
    "deduction/onenight/test_replayed.py::test_what_is_left_is_what_the_engine_can_have_come_to[two_robbers]",
    "rooms/game/test_told_and_shown.py::test_nothing_is_booked_as_told_that_was_not_shown[sects_and_violets]",
    "sim/test_clusters.py::test_an_address_of_nothing_is_told",
    "sim/test_habits.py::test_no_habit_of_the_first_day_tells_who_hides[onenight-6-300]",
    "sim/test_seeds.py::test_the_same_seed_gives_the_same_on_any_number_of_jobs[random]",
    "sim/test_seeds.py::test_every_game_is_played_and_told_of_once[2]",
    "rooms/devices/test_secrets.py::test_what_one_cannot_know_changes_no_byte[the book's, for 3]",
    "rooms/devices/test_secrets.py::test_what_one_cannot_know_changes_no_byte[two of each]",
    "rooms/devices/test_upside_down.py::test_everybody_has_something_to_tap_while_eyes_are_closed",
    "rooms/devices/test_upside_down.py::test_by_night_all_speak_and_by_day_nobody_does",
    "rooms/devices/test_many_worlds.py::test_it_counts_worlds_that_look_alike",
    "rooms/test_loric_played.py::test_a_game_with_all_of_them_comes_to_an_end[person-7]",
    "rooms/test_scripts_played.py::test_a_script_is_played_to_its_end[by_night]",
    "rooms/test_led.py::test_a_step_of_a_led_role_reaches_its_player_and_nobody_else",
    "rooms/test_led.py::test_a_script_that_cannot_be_is_refused",
    "rooms/progress/test_killed.py::test_the_log_of_a_long_game_gives_the_room_again_wherever_it_ends[mafia32]",
    "games/clocktower/advice/test_lies.py::test_the_drunk_who_believes_to_be_the_washerwoman_is_not_told_of_another",
    "laws/test_laws.py::test_replay_is_live_after_every_single_move[as-told-onenight]",
    "laws/test_laws.py::test_what_is_not_offered_is_refused_and_changes_nothing[onenight]",
    "laws/test_soak.py::test_a_fall_is_made_short_too",
    "test_deploy.py::test_what_the_image_copies_is_there",
    "test_deploy.py::test_the_image_is_nobody_and_its_variables_are_options",
    "test_deploy.py::test_compose_names_what_is_there_and_only_variables_that_are_read",
    "test_deploy.py::test_the_unit_of_systemd_starts_a_server_that_is_known",
    "test_deploy.py::test_alarms_and_pictures_ask_for_numbers_that_are_told",
    "test_deploy.py::test_the_proxy_goes_where_the_server_is",
)
# A test of these takes more time than most: they are begun first, so that at the end nobody waits for one.
FIRST = (
    "games/clocktower/company/test_wished_travellers.py",
    "browser/test_show.py", "browser/test_retold.py", "browser/test_first.py", "browser/test_long_tales.py",
    "browser/test_finger.py", "browser/test_clocktower.py", "browser/test_violets.py",
    "browser/test_named_everywhere.py", "browser/test_axe.py", "browser/test_pocketbook.py",
    "browser/test_fabled.py", "browser/test_led.py", "browser/test_floor.py", "browser/test_narrator.py",
    "browser/test_exile.py", "browser/test_execution.py", "browser/test_held.py", "browser/test_picture.py",
    "browser/test_last_words.py", "web/clocktower/test_rehearsals.py", "rooms/devices/test_secrets.py",
)  # fmt: skip
# Tests of the browser are served the built page where there is one, but for those that ask for a file of the
# sources by its name, and these: together they open each screen from its sources too.
ON_SOURCES = frozenset({
    "browser/test_evenings.py::test_names_and_games_come_out_and_files_are_saved",
    "browser/test_languages.py::test_every_screen_speaks_the_language",
    "browser/test_own_sets.py::test_a_shared_set_is_shown_on_a_small_page_and_breaks_nothing",
    "browser/test_puzzle.py::test_a_puzzle_is_marked_and_answered_and_its_proof_read",
    "browser/test_size.py::test_a_first_visit_is_small",
    "browser/test_workshop.py::test_what_lies_in_the_browser_is_not_trusted",
})  # fmt: skip
# Soaks are run by themselves, by `./dev test --soak`: games by the hundred, whole evenings on many devices,
# and cases that do in another language, tale or size what those beside them do in every run.
# By file and test, and of it the cases: none is all of them.
SOAKS: dict[str, dict[str, tuple[str, ...]]] = {
    "browser/test_allowed.py": {
        "test_it_is_worked_out_on_request_and_anew_with_each_mark": ("en-size0", "fr-size2"),
        "test_in_one_night_it_is_worked_out_of_what_was_said": ("fr-size1",),
    },
    "browser/test_almanac.py": {
        "test_what_is_chosen_from_keeps_off_the_edges_of_a_phone": (
            "fr-clocktower",
            "en-clocktower",
            "ru-onenight",
            "en-onenight",
        ),
        "test_a_role_has_several_ways_in_the_language_of_the_moment": ("fr", "en"),
        "test_roles_of_the_clocktower_are_found_by_kind_and_by_name": ("ru", "en"),
    },
    "browser/test_arrivals.py": {
        "test_all_of_it_can_be_read_from_four_metres_and_fits": (
            "onenight-3-fr",
            "mafia32-9-ru",
            "vendetta-5-en",
        ),
    },
    "browser/test_asking.py": {
        "test_a_question_is_answered_and_nothing_leaves_the_device": ("en", "fr"),
    },
    "browser/test_axe.py": {
        "test_no_screen_keeps_anybody_out": ("fr-size1",),
    },
    "browser/test_because.py": {
        "test_a_yes_has_a_reason_unless_the_teller_is_poisoned": ("empath-demon", "empath-herring"),
    },
    "browser/test_brief.py": {
        "test_on_the_page_of_rules_one_device_speaks_and_prints": ("vendetta-fr",),
    },
    "browser/test_brought_tale.py": {
        "test_whoever_leads_a_brought_tale_reads_no_id": (),
    },
    "browser/test_bubble.py": {
        "test_what_is_said_at_length_covers_no_seat_no_name_and_not_the_time": ("7-sizes0",),
    },
    "browser/test_carousel.py": {
        "test_two_village_idiots_a_noble_and_a_fisherman": (),
        "test_a_secret_ballot_and_the_game_of_a_psychopath": (),
    },
    "browser/test_circle_answers.py": {
        "test_the_other_notebooks_are_answered_by_their_circle": ("vendetta", "onenight"),
    },
    "browser/test_clocktower.py": {
        "test_a_full_square_fits_every_screen": (),
        "test_phones_and_bots_play_to_the_end": (),
    },
    "browser/test_company.py": {
        "test_all_see_a_sign_and_who_points_at_whom": ("fr", "en"),
        "test_the_dead_wager_and_all_hear_of_it_at_the_end": ("fr", "ru"),
        "test_a_seats_page_stands_aside_and_the_ring_may_be_touched": ("size1",),
    },
    "browser/test_evenings.py": {
        "test_games_are_counted_by_evening_side_person_and_role": ("en-size2", "fr-size1"),
    },
    "browser/test_fabled.py": {
        "test_a_game_with_fabled": (),
    },
    "browser/test_faces.py": {
        "test_a_guest_sees_whose_table_it_is_and_takes_a_free_face": ("fr", "ru"),
    },
    "browser/test_finale.py": {
        "test_the_end_goes_on_where_it_stood_after_a_reload_and_shows_the_whole_table": (),
        "test_no_word_of_a_game_told_again_is_broken_crossed_or_covered": (
            "clocktower-10-en",
            "clocktower-15-fr",
            "mafia32-15-ru",
            "vendetta-15-fr",
            "onenight-10-ru",
        ),
    },
    "browser/test_finger.py": {
        "test_no_button_changes_its_meaning_under_a_finger": ("clocktower", "vendetta", "mafia32"),
    },
    "browser/test_first.py": {
        "test_the_device_that_speaks_says_it_once_to_those_without_a_phone": ("clocktower",),
        "test_the_first_vote_is_explained_and_the_next_one_is_not": ("size1", "size2"),
    },
    "browser/test_floor.py": {
        "test_the_sheets_have_their_words_in_every_language": ("fr", "en"),
        "test_the_grimoire_moves_to_another_device_by_a_link": (),
    },
    "browser/test_frames.py": {
        "test_a_shot_and_three_two_one_look_the_same_until_all_see_what_comes": ("no-preference",),
    },
    "browser/test_glossary.py": {
        "test_the_page_finds_the_same_words": ("fr", "en"),
    },
    "browser/test_grimoire_circle.py": {
        "test_the_grimoire_keeps_nobody_out": (),
        "test_circle_and_sheet_are_always_at_hand": ("fr-size0-5", "ru-size1-5", "fr-size2-5"),
        "test_on_an_upright_tablet_the_circle_may_stand_alone_and_larger": ("fr",),
    },
    "browser/test_held.py": {
        "test_all_phones_pulse_alike_whoever_is_called_and_no_other_device_does": ("mafia32",),
        "test_where_a_screen_cannot_be_kept_lit_it_is_said": ("en", "fr"),
    },
    "browser/test_large_letters.py": {
        "test_the_circle_of_a_player_is_a_list_in_its_order": ("onenight",),
    },
    "browser/test_last_minute.py": {
        "test_all_hear_that_a_talk_is_nearly_over": ("onenight-fr-4", "vendetta-en-7", "clocktower-ru-6"),
    },
    "browser/test_last_words.py": {
        "test_who_is_executed_says_that_this_is_all": ("fr",),
    },
    "browser/test_latecomers.py": {
        "test_who_comes_late_is_told_what_this_is_and_asks_to_be_let_in": ("en", "fr"),
    },
    "browser/test_layout.py": {
        "test_no_word_of_a_days_buttons_is_broken_and_its_numbers_touch_no_seat": ("en", "fr"),
        "test_the_circle_of_the_lobby_stands_beside_the_rest_on_a_phone_on_its_side_and_on_a_tablet": (
            "en",
            "ru",
        ),
        "test_no_title_beside_the_languages_is_cut": ("en", "fr"),
    },
    "browser/test_led.py": {
        "test_a_game_with_led_roles": (),
    },
    "browser/test_lesson.py": {
        "test_a_trial_of_each_game_reaches_its_first_morning": ("onenight-ru", "vendetta-fr"),
    },
    "browser/test_links.py": {
        "test_a_learner_looks_into_the_grimoire_and_does_nothing": ("ru-size1",),
    },
    "browser/test_long_tales.py": {
        "test_every_screen_of_twenty_seats_fits_on_a_phone": (),
        "test_eight_phones_play_a_whole_game": (),
        "test_a_person_leads_with_the_notebook": (),
    },
    "browser/test_mornings.py": {
        "test_each_day_of_the_story_says_what_was_known": ("fr-clocktower-9",),
    },
    "browser/test_named_everywhere.py": {
        "test_all_are_named_everywhere_where_fabula_leads": ("onenight-5", "vendetta-9", "clocktower-7"),
        "test_all_are_named_everywhere_where_a_person_leads": ("onenight", "mafia32", "clocktower"),
    },
    "browser/test_naming.py": {
        "test_the_dead_are_named_one_by_one": ("vendetta-en", "mafia32-fr"),
        "test_the_dead_are_named_in_any_order_and_who_has_been_has_a_check_mark": (),
    },
    "browser/test_narrator.py": {
        "test_its_light_is_that_of_the_hour_and_all_of_it_is_in_sight": (
            "size1-onenight-day",
            "size0-onenight-day",
            "size1-vendetta-night",
            "size0-mafia32-day",
        ),
        "test_it_leads_to_the_vote_and_into_the_next_night": ("onenight-fr", "vendetta-en"),
        "test_a_talk_has_its_clock_and_it_is_said_that_its_end_is_near": (
            "vendetta-en-5-warned1",
            "vendetta-fr-3-warned2",
        ),
    },
    "browser/test_nomination.py": {
        "test_all_see_the_time_for_accusation_and_defence": ("size1",),
    },
    "browser/test_picture.py": {
        "test_it_names_all_with_their_roles_and_who_has_won": ("fr-mafia32-9",),
    },
    "browser/test_places.py": {
        "test_there_is_more_room_where_people_leave_it": ("8", "12"),
    },
    "browser/test_pocketbook.py": {
        "test_roles_safe_to_claim_are_those_nobody_else_has_claimed": ("mafia32", "vendetta", "onenight"),
        "test_what_was_public_is_found_again_by_player_and_by_day": ("clocktower", "vendetta", "onenight"),
        "test_guesses_and_a_note_are_kept_and_nobody_else_has_them": ("onenight", "mafia32", "clocktower"),
        "test_after_the_game_guesses_stand_beside_the_truth_for_their_owner_alone": ("ru", "fr"),
        "test_a_claim_is_a_bubble_and_a_token_at_the_seat_and_stands_on_its_page": (
            "mafia32",
            "clocktower",
            "onenight",
        ),
        "test_what_was_claimed_stands_beside_the_circle_of_a_laptop_and_below_that_of_a_tablet": (
            "onenight",
            "mafia32",
            "vendetta",
        ),
    },
    "browser/test_queue.py": {
        "test_the_game_waits_until_a_call_has_been_said_and_nothing_is_dropped_or_piled_up": ("fr", "en"),
    },
    "browser/test_retold.py": {
        "test_nothing_in_the_circle_lies_over_a_seat": ("mafia32",),
        "test_nights_and_days_are_seen_below_a_circle_of_many": ("15-ru",),
    },
    "browser/test_sample.py": {
        "test_a_sample_is_heard_in_the_voice_the_pace_and_the_language_that_are_chosen_and_kept": (
            "fr-ru",
            "ru-en",
        ),
    },
    "browser/test_scripts.py": {
        "test_a_script_is_printed_with_its_roles_and_nights": ("en", "fr"),
    },
    "browser/test_sentences.py": {
        "test_whatever_happens_is_told_in_words": ("clocktower", "vendetta", "onenight"),
    },
    "browser/test_show.py": {
        "test_the_dead_and_the_winners_are_named_on_every_device_before_the_next_call": (
            "clocktower",
            "mafia32",
            "vendetta",
        ),
    },
    "browser/test_taught.py": {
        "test_what_is_said_at_the_first_card_stands_clear_of_the_foot": ("en", "fr"),
    },
    "browser/test_violets.py": {
        "test_a_night_in_which_roles_change_under_a_vortox": (),
    },
    "browser/test_watching.py": {
        "test_whoever_is_dead_watches_and_all_see_that_they_do": ("mafia32-ru",),
    },
    "browser/test_weights.py": {
        "test_each_answer_says_what_it_leaves_and_so_does_the_circle": ("teller1",),
    },
    "browser/test_workshop.py": {
        "test_no_tab_keeps_anybody_out": (),
        "test_a_wild_script_keeps_its_own_roles_on_the_way_out": (
            "stowedaway",
            "homebrew_bloodstar",
            "beautifulhouse",
        ),
        "test_a_script_is_printed_on_two_pages": ("fr", "en"),
        "test_a_link_that_carries_nonsense_does_no_harm": ("part5", "zAAAA", "x", "pe30"),
    },
    "deduction/clocktower/test_branch.py": {
        "test_copies_share_nothing_that_changes_in_place": ("recluse_before_a_snake_charmer",),
    },
    "games/clocktower/company/test_wished_travellers.py": {
        "test_such_games_are_played_to_the_end_and_their_files_read_again": ("17-travellers2-sensible",),
    },
    "games/clocktower/judgement/test_last_night.py": {
        "test_where_nothing_is_said_to_be_able_to_save_them_nothing_does": (
            "trouble_brewing",
            "sects_and_violets",
        ),
    },
    "games/clocktower/judgement/test_standstill.py": {
        "test_every_game_by_lot_ends_within_so_many_nights": ("20-all",),
    },
    "games/clocktower/sets/test_chosen_roles.py": {
        "test_each_role_that_wakes_and_each_jinx_is_looked_at_by_the_check": ("clocktower",),
    },
    "games/clocktower/test_book.py": {
        "test_every_answer_is_honest_by_the_book": ("trouble_brewing-0.0", "sects_and_violets-0.0"),
    },
    "games/mafia32/test_book.py": {
        "test_games_come_to_what_the_book_says": ("1",),
    },
    "games/mafia32/test_theory.py": {
        "test_a_plain_set_is_as_fair_as_theory_says": ("14-6", "10-3", "8-2", "7-3", "6-2", "7-2", "6-1"),
        "test_without_shots_it_is_a_ballot": ("8-4", "10-2"),
        "test_two_gangs_are_as_fair_as_theory_says": ("gangs2", "gangs1"),
    },
    "games/onenight/test_winners.py": {
        "test_every_end_is_judged_as_by_the_book": ("4-331776",),
    },
    "laws/test_costs.py": {
        "test_nor_does_nearly_any_prompt_there_is_where_they_come_about": (),
        "test_no_question_with_all_roles_on_the_script_costs_much": ("15",),
    },
    "minds/test_clocktower.py": {
        "test_games_end_and_neither_side_wins_all_of_many": ("17-1", "8-40"),
    },
    "minds/test_clocktower_day_powers.py": {
        "test_bots_use_what_their_roles_give_them": (),
        "test_an_artist_who_was_answered_asks_no_more": (),
    },
    "minds/test_clocktower_guesses.py": {
        "test_bots_of_a_script_with_these_roles_use_them_all": (),
    },
    "minds/test_mafia32.py": {
        "test_each_side_does_better_with_it": (),
    },
    "minds/test_sensible.py": {
        "test_sense_wins": (),
    },
    "minds/test_vendetta.py": {
        "test_any_number_of_seats_comes_to_its_end": ("30",),
    },
    "rooms/access/test_memory.py": {
        "test_a_game_of_twenty_with_all_roles_is_kept_in_little_and_then_forgotten": (),
    },
    "rooms/devices/test_many_worlds.py": {
        "test_a_secret_that_comes_out_is_said": (),
    },
    "rooms/devices/test_secrets.py": {
        "test_what_one_cannot_know_changes_no_byte": (
            "loners",
            "in the gang",
            "infected",
            "a hunter",
            "a pack",
            "a spy",
            "a lone hunter",
            "a werewolf beside the pack",
            "the king",
            "the boss is dead",
            "an heir",
            "patient zero",
            "a square, led",
            "in the pack",
            "one of two detectives",
            "a square, a fortune teller",
            "a square, a minion",
        ),
    },
    "rooms/devices/test_upside_down.py": {
        "test_what_one_cannot_know_changes_no_byte_by_day": ("killers and protectors", "a small town"),
    },
    "rooms/test_anything.py": {
        "test_anything_may_happen": ("onenight", "clocktower", "vendetta"),
        "test_a_long_evening_of_everything": ("clocktower",),
    },
    "rooms/test_loric_played.py": {
        "test_a_game_with_all_of_them_comes_to_an_end": ("person-12", "fabula-12"),
    },
    "rooms/test_scripts_played.py": {
        "test_a_script_is_played_to_its_end": (
            "trouble_brewing",
            "sects_and_violets",
            "bad_moon_rising",
            "many",
        ),
    },
    "sim/test_clusters.py": {
        "test_a_cluster_tells_the_same_though_a_worker_is_killed": ("ray",),
    },
    "sim/test_habits.py": {
        "test_no_habit_of_the_first_day_tells_who_hides": ("vendetta-8-200",),
    },
    "sim/test_theory.py": {
        "test_werewolves_among_the_players": ("4", "5", "6", "9", "10", "8"),
        "test_a_vote_by_lot_kills_nobody": ("6", "7"),
        "test_a_vote_by_lot_finds_a_werewolf": ("7-1",),
    },
}


def is_soak(within: str) -> bool:
    """Whether a test, by its name within this folder, is left to the soaks."""
    place, _, test = within.partition("::")
    name, _, case = test.partition("[")
    cases = SOAKS.get(place, {}).get(name)
    return cases is not None and (not cases or case.removesuffix("]") in cases)


def is_brief(within: str) -> bool:
    """Whether a test of what takes long takes little, by its name within this folder."""
    return within in BRIEF or within.partition("[")[0] in BRIEF


def left_out(system: str) -> list[str]:
    """The folders and files that are not collected on a system, as `os.name` has it."""
    return [*UNIX_ALONE] if system == "nt" else []
