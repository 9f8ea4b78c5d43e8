"""Which tests take long, and which of them are begun first; `tests/soaks.py` names those of no usual run."""

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
    "deduction/clocktower/test_played.py", "games/clocktower/scripts/test_reading.py",
    "rooms/storage/test_nodes.py", "rooms/storage/test_store.py", "rooms/storage/test_archives.py",
    "rooms/test_watch.py", "sim/test_rehearsal.py", "sim/test_studies.py", "minds/test_levels.py",
    "arrivals/test_code.py", "laws/test_long.py",
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
    "minds/clocktower/test_day_powers.py", "minds/clocktower/test_sensible.py",
    "minds/onenight/test_sensible.py", "minds/vendetta/test_sensible.py",
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
    "deduction/clocktower/test_played.py::test_a_case_has_what_all_saw_and_each_says",
    "deduction/onenight/test_replayed.py::test_what_is_left_is_what_the_engine_can_have_come_to[two_robbers]",
    "rooms/game/test_told_and_shown.py::test_nothing_is_booked_as_told_that_was_not_shown[sects_and_violets]",
    "games/clocktower/scripts/test_reading.py::test_a_real_script_is_read_whole",
    "games/clocktower/scripts/test_reading.py::test_what_is_wrong_is_named",
    "laws/test_long.py::test_what_takes_long_is_where_it_is_said_to_be",
    "laws/test_long.py::test_one_case_or_all_of_a_test_are_soaks",
    "rooms/storage/test_store.py::test_a_store_keeps_logs_in_order_and_forgets_on_demand",
    "rooms/storage/test_store.py::test_a_code_is_taken_once_and_a_room_without_a_line_is_none",
    "sim/test_studies.py::test_a_study_of_nothing_is_apart",
    "sim/test_studies.py::test_a_worker_with_other_sources_is_refused",
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
    "games/clocktower/company/test_wished_travellers.py", "browser/show/test_last_minute.py",
    "browser/show/test_named_everywhere.py", "browser/show/test_finale.py", "browser/fit/test_axe.py",
    "browser/fit/test_axe_scenes.py",
    "browser/playing/test_exile.py", "browser/show/test_bubble.py", "browser/show/test_retold.py",
    "browser/leading/test_grimoire.py",
    "browser/arriving/test_brought_tale.py", "browser/show/test_execution.py",
    "browser/playing/test_breaks.py",
    "browser/show/test_show.py", "browser/learning/test_first.py", "browser/playing/test_long_tales.py",
    "browser/fit/test_finger.py", "browser/playing/test_clocktower.py", "browser/playing/test_violets.py",
    "browser/playing/test_pocketbook.py", "browser/leading/test_fabled.py", "browser/leading/test_led.py",
    "browser/leading/test_floor.py",
    "browser/show/test_narrator.py", "browser/show/test_held.py", "browser/show/test_picture.py",
    "browser/show/test_last_words.py", "web/clocktower/test_rehearsals.py", "rooms/devices/test_secrets.py",
)  # fmt: skip
# Tests of the browser are served the built page where there is one, but for those that ask for a file of the
# sources by its name, and these: together they open each screen from its sources too.
ON_SOURCES = frozenset({
    "browser/show/test_evenings.py::test_names_and_games_come_out_and_files_are_saved",
    "browser/fit/test_languages.py::test_every_screen_speaks_the_language",
    "browser/arriving/test_own_sets.py::test_a_shared_set_is_shown_on_a_small_page_and_breaks_nothing",
    "browser/learning/test_puzzle.py::test_a_puzzle_is_marked_and_answered_and_its_proof_read",
    "browser/arriving/test_size.py::test_a_first_visit_is_small",
    "browser/learning/test_workshop.py::test_what_lies_in_the_browser_is_not_trusted",
})  # fmt: skip


def is_brief(within: str) -> bool:
    """Whether a test of what takes long takes little, by its name within this folder."""
    return within in BRIEF or within.partition("[")[0] in BRIEF


def left_out(system: str) -> list[str]:
    """The folders and files that are not collected on a system, as `os.name` has it."""
    return [*UNIX_ALONE] if system == "nt" else []
