"""Which tests are soaks, run by themselves: whatever a run of eight minutes has no room for.

Each run keeps each rule and each secret, and of each screen and each moment that test which finds most: in
the longest language, on the smallest phone, in the hardest tale. Which of them that is differs from test to
test, so that each language, tale and size is in every run on many screens. The soaks hold the rest, and are
run every night where tests are hosted and before each release.
"""

from __future__ import annotations

import pytest
from tests.browser.soaks import ALL_BUT, IN_THE_BROWSER

COLLECTED = pytest.StashKey[set[str]]()  # the names of all tests that a run has found, soaks among them
# Soaks are run by `./dev test --soak`: games by the hundred, whole evenings on many devices, cases that do in
# another language, tale or size what those beside them do in every run, and of moments and layouts that take
# seconds of a browser all but those by which a fault is likeliest seen.
# By file and test, and of it the cases, as `tests/browser/soaks.py` says.
SOAKS: dict[str, dict[str, tuple[str, ...]]] = {
    **IN_THE_BROWSER,
    "deduction/clocktower/test_branch.py": {
        "test_copies_share_nothing_that_changes_in_place": ("recluse_before_a_snake_charmer",),
        "test_a_copy_that_shares_too_much_is_found": (),
    },
    "deduction/clocktower/test_puzzles.py": {
        "test_a_puzzle_has_one_deal_and_nothing_told_in_vain": (ALL_BUT, "4", "2"),
        "test_a_proof_comes_to_the_solution_by_as_few_words_as_will_do": (ALL_BUT, "3-0"),
    },
    "deduction/clocktower/test_replayed.py": {
        "test_what_is_left_is_what_the_engine_can_have_come_to": (
            ALL_BUT,
            "undertaker imp virgin scarletwoman empath-somebody does",
            "undertaker imp virgin scarletwoman empath-nobody dies by day",
            "chef empath monk poisoner imp-somebody does",
        ),
        "test_whom_a_pacifist_may_have_saved_a_fool_or_a_devils_advocate_may_have": (),
        "test_a_fool_whom_a_devils_advocate_may_have_saved_may_have_lived_on_by_themselves": (),
    },
    "games/clocktower/advice/test_free_news.py": {
        "test_who_knows_to_be_drunk_learns_little_of_a_claim": (ALL_BUT, "talk_to", "general"),
        "test_what_a_savant_hears_that_is_false_of_who_bluffs_is_rather_as_they_claim": ("False",),
        "test_a_savant_learns_little_of_a_claim": (),
        "test_a_savant_who_knows_to_be_drunk_learns_little_more_by_a_claim": (),
    },
    "games/clocktower/advice/test_lies.py": {
        "test_nobody_is_told_what_they_know_to_be_false_by_their_own_card": (ALL_BUT, "mixed"),
    },
    "games/clocktower/company/test_wished_travellers.py": {
        "test_such_games_are_played_to_the_end_and_their_files_read_again": ("17-travellers2-sensible",),
    },
    "games/clocktower/judgement/test_last_night.py": {
        "test_where_nothing_is_said_to_be_able_to_save_them_nothing_does": (),
    },
    "games/clocktower/judgement/test_standstill.py": {
        "test_every_game_by_lot_ends_within_so_many_nights": (
            ALL_BUT,
            "13-all",
            "15-sects_and_violets",
            "20-bad_moon_rising",
            "8-all",
            "8-trouble_brewing",
            "5-all",
        ),
        "test_so_does_every_game_of_sensible_bots": (ALL_BUT, "sects_and_violets"),
    },
    "games/clocktower/sets/test_chosen_roles.py": {
        "test_each_role_that_wakes_and_each_jinx_is_looked_at_by_the_check": ("clocktower",),
    },
    "games/clocktower/test_book.py": {
        "test_every_answer_is_honest_by_the_book": (ALL_BUT, "sects_and_violets-0.1"),
        "test_a_rule_that_is_broken_would_be_found": (ALL_BUT, "forgetful-names5"),
        "test_every_answer_is_honest_where_the_sets_are_mixed": (),
    },
    "games/mafia32/test_book.py": {
        "test_games_come_to_what_the_book_says": ("1",),
    },
    "games/mafia32/test_setup.py": {
        "test_nine_and_fifteen_have_a_criminal_less_for_with_a_third_these_would_win_most_games": (),
    },
    "games/mafia32/test_theory.py": {
        "test_a_plain_set_is_as_fair_as_theory_says": (ALL_BUT, "4-2"),
        "test_without_shots_it_is_a_ballot": (ALL_BUT, "5-2"),
        "test_two_gangs_are_as_fair_as_theory_says": (ALL_BUT, "gangs3"),
    },
    "games/onenight/test_book.py": {
        "test_games_come_to_what_the_book_says": (ALL_BUT, "0"),
    },
    "games/onenight/test_winners.py": {
        "test_every_end_is_judged_as_by_the_book": ("4-331776",),
    },
    "laws/test_costs.py": {
        "test_nor_does_nearly_any_prompt_there_is_where_they_come_about": (),
        "test_no_question_with_all_roles_on_the_script_costs_much": ("15",),
    },
    "laws/test_perft.py": {
        "test_ways_through_a_first_night_of_the_clocktower": (
            ALL_BUT,
            (
                "empath fortune_teller ravenkeeper slayer mayor saint poisoner"
                " imp-chef monk soldier-settled1-308-8"
            ),
        ),
    },
    "minds/clocktower/test_sensible.py": {
        "test_games_end_and_neither_side_wins_all_of_many": (ALL_BUT, "5-40"),
    },
    "minds/clocktower/test_day_powers.py": {
        "test_bots_use_what_their_roles_give_them": (),
        "test_an_artist_who_was_answered_asks_no_more": (),
    },
    "minds/clocktower/test_guesses.py": {
        "test_bots_of_a_script_with_these_roles_use_them_all": (),
    },
    "minds/mafia32/test_sensible.py": {
        "test_each_side_does_better_with_it": (),
        "test_it_plays_any_game_to_its_end": (ALL_BUT, "6", "13"),
    },
    "minds/onenight/test_sensible.py": {
        "test_sense_wins": (),
        "test_every_choice_is_an_option_with_every_role": (ALL_BUT, "vote"),
    },
    "minds/vendetta/test_sensible.py": {
        "test_any_number_of_seats_comes_to_its_end": ("30",),
        "test_every_variant_is_played_to_its_end": (
            ALL_BUT,
            "{'voting': 'roses'}",
            "{'queen_self': 'never'}",
            "{'visiting_hunters': True}",
            "{'undine': 'swap'}",
            "{'temporary_host': 'always'}",
            "{'kin': True}",
            "{'fury': True}",
            "{'masquerade': True}",
            "{'secrets': True}",
        ),
    },
    "rooms/access/test_memory.py": {
        "test_a_game_of_twenty_with_all_roles_is_kept_in_little_and_then_forgotten": (),
    },
    "rooms/devices/test_many_worlds.py": {
        "test_a_secret_that_comes_out_is_said": (),
    },
    "rooms/devices/test_secrets.py": {
        "test_what_one_cannot_know_changes_no_byte": (
            ALL_BUT,
            "the book's, for 3",
            "two of each",
            "a copier and pairs",
            "a square, an empath",
            "a path, led",
            "a square",
            "a garden, a mutant",
            "a moon, a sailor",
        ),
    },
    "rooms/devices/test_upside_down.py": {
        "test_what_one_cannot_know_changes_no_byte_by_day": ("killers and protectors", "a small town"),
    },
    "rooms/game/test_told_and_shown.py": {
        "test_nothing_is_booked_as_told_that_was_not_shown": (ALL_BUT, "sects_and_violets"),
    },
    "rooms/progress/test_killed.py": {
        "test_killed_after_any_line_a_long_game_goes_on_to_its_end": (ALL_BUT, "vendetta"),
        "test_the_log_of_a_long_game_gives_the_room_again_wherever_it_ends": (ALL_BUT, "mafia32"),
    },
    "rooms/storage/test_postgres.py": {
        "test_a_database_started_again_under_load_costs_only_the_time_it_is_away": (ALL_BUT, "3"),
    },
    "rooms/test_anything.py": {
        "test_anything_may_happen": (),
        "test_a_long_evening_of_everything": (ALL_BUT, "onenight"),
    },
    "rooms/test_led.py": {
        "test_a_script_from_the_wild_is_led_to_its_end": (
            ALL_BUT,
            "warrens",
            "Rochambeau",
            "edge_dutu_nometa",
            "djinnsbargain",
            "trouble_with_violets",
        ),
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
        "test_a_cluster_tells_the_same_though_a_worker_is_killed": (),
    },
    "sim/test_habits.py": {
        "test_no_habit_of_the_first_day_tells_who_hides": (ALL_BUT, "onenight-6-300"),
    },
    "sim/test_seeds.py": {
        "test_the_same_seed_gives_the_same_on_any_number_of_jobs": (
            ALL_BUT,
            "random",
            "sensible",
            "newcomer",
            "sharp-lively",
        ),
    },
    "sim/test_theory.py": {
        "test_werewolves_among_the_players": (),
        "test_a_vote_by_lot_kills_nobody": (ALL_BUT, "3"),
        "test_a_vote_by_lot_finds_a_werewolf": (ALL_BUT, "3-1", "3-2", "4-1", "4-2", "5-1", "5-2"),
        "test_who_wins_by_lot": ("6", "7"),
    },
    "web/test_chaos.py": {
        "test_whatever_befalls_the_nodes_nothing_acknowledged_is_lost": (),
    },
    "web/test_proxies.py": {
        "test_the_sockets_of_a_room_come_to_one_node": (ALL_BUT, "haproxy"),
        "test_the_sockets_of_a_node_that_sleeps_are_ended": (ALL_BUT, "caddy"),
    },
    "web/test_serve.py": {
        "test_a_taken_port_is_told_in_one_line_of_ones_language": (ALL_BUT, "ru_RU.UTF-8"),
        "test_two_servers_do_not_share_a_folder": (),
    },
    "deduction/onenight/test_replayed.py": {
        "test_what_is_left_is_what_the_engine_can_have_come_to": ("drunk", "copier", "two_copiers"),
    },
    "test_benchmarks.py": {
        "test_every_answer_reaches_every_phone": (),
        "test_deduction_stands_beside_its_second_opinion": (),
        "test_each_thing_that_a_bot_does_is_timed": (),
        "test_games_are_counted_at_each_table": (),
        "test_the_dearest_questions_are_named": (),
    },
    "test_cli.py": {
        "test_check_praises_an_almanac_without_faults": (),
    },
    "test_almanacs.py": {
        "test_a_line_that_is_on_no_sheet_is_named_with_the_one_it_may_be": (),
        "test_a_gap_for_a_part_that_is_never_told_is_named_with_the_one_that_is": (),
        "test_check_names_a_file_of_texts_that_no_tale_reads": (),
        "test_a_number_is_told_as_a_number_and_what_has_no_words_is_named": (),
        "test_check_names_what_a_role_lacks_where_it_is_called_in_silence": (),
        "test_check_names_what_a_tale_lacks": (),
    },
    "web/test_reckonings.py": {
        "test_what_was_known_each_morning_is_found_in_a_process_too": (),
    },
    "web/clocktower/test_rehearsals.py": {
        "test_visitors_take_turns_and_each_waits_once": (),
        "test_a_rehearsal_nobody_asks_for_ends_and_leaves_nothing_running": (),
        "test_a_rehearsal_ends_when_its_time_is_up": (),
    },
    "games/clocktower/test_knows.py": {
        "test_what_is_heard_by_one_too_many_would_be_found": (
            "<lambda>-bad_moon_rising0",
            "<lambda>-bad_moon_rising1",
        ),
    },
    "web/test_kill.py": {
        "test_asked_to_stop_it_stops_cleanly_and_the_phones_come_back": ("2",),
        "test_killed_again_and_again_the_game_still_comes_to_its_end": (),
    },
    "deduction/clocktower/test_standing.py": {
        "test_who_has_died_tonight_is_dead_in_the_case_before_anybody_knows_it": (),
    },
    "deduction/clocktower/test_mornings.py": {
        "test_without_what_decided_it_more_is_left": (),
        "test_an_execution_wins_as_the_rules_tell_it": (),
    },
    "games/clocktower/scripts/test_reading.py": {
        "test_any_text_is_read": (),
        "test_any_json_is_read": (),
    },
    "web/test_litter.py": {
        "test_what_refers_to_itself_is_gone_though_python_does_not_look_for_it": (),
    },
    "games/clocktower/advice/test_claims_weighed.py": {
        "test_where_the_storyteller_chooses_of_whom_no_claim_is_sought_out": (),
    },
}


def is_soak(within: str) -> bool:
    """Whether a test, by its name within this folder, is left to the soaks."""
    place, _, test = within.partition("::")
    name, _, case = test.partition("[")
    cases = SOAKS.get(place, {}).get(name)
    if cases is None:
        return False
    named = case.removesuffix("]") in cases
    return not named if ALL_BUT in cases else named or not cases
