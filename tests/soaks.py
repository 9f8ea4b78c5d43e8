"""Which tests are soaks, run by themselves: what a test of every run asserts too, and what goes on and on.

Each run keeps each rule, each screen and each promise once, in that case which finds most: the longest
language, the smallest phone, the hardest tale. Which of them that is differs from test to test, so that each
language, tale and size is in every run on many screens. The soaks hold the rest.
"""

from __future__ import annotations

import pytest

COLLECTED = pytest.StashKey[set[str]]()  # the names of all tests that a run has found, soaks among them
# Soaks are run by themselves, by `./dev test --soak`: games by the hundred, whole evenings on many devices,
# and cases that do in another language, tale or size what those beside them do in every run.
# By file and test, and of it the cases: none is all of them. After ALL_BUT stand those of every run: whatever
# case is added there is a soak, unless it is named.
ALL_BUT = "all but"
SOAKS: dict[str, dict[str, tuple[str, ...]]] = {
    "browser/test_allowed.py": {
        "test_it_is_worked_out_on_request_and_anew_with_each_mark": ("en-size0", "fr-size2"),
        "test_in_one_night_it_is_worked_out_of_what_was_said": ("fr-size1",),
        "test_in_a_mafia_it_is_worked_out_who_may_be_against_one": (ALL_BUT, "fr-vendetta"),
    },
    "browser/test_almanac.py": {
        "test_what_is_chosen_from_keeps_off_the_edges_of_a_phone": (ALL_BUT, "ru-clocktower"),
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
        "test_no_screen_keeps_anybody_out_or_is_without_words": ("fr-size1",),
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
    "browser/test_evening.py": {
        "test_five_phones_and_a_screen_play_a_game_to_its_end": (),
    },
    "browser/test_evenings.py": {
        "test_games_are_counted_by_evening_side_person_and_role": ("en-size2", "fr-size1"),
    },
    "browser/test_fabled.py": {
        "test_a_game_with_fabled": (),
    },
    "browser/test_faces.py": {
        "test_a_guest_sees_whose_table_it_is_and_takes_a_free_face": ("fr", "ru"),
        "test_faces_are_drawn_in_the_same_colours_however_one_has_come_in": (ALL_BUT, "True"),
    },
    "browser/test_finale.py": {
        "test_the_end_goes_on_where_it_stood_after_a_reload_and_shows_the_whole_table": (),
        "test_no_word_of_a_game_told_again_is_broken_crossed_or_covered": (ALL_BUT, "clocktower-20-ru"),
        "test_nights_and_days_are_above_the_foot_of_a_phone_however_small": (ALL_BUT, "mafia32-8-fr"),
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
        "test_the_wick_burns_and_for_who_wants_little_motion_step_by_step": (ALL_BUT, "reduce-burnt1"),
    },
    "browser/test_glossary.py": {
        "test_the_page_finds_the_same_words": ("fr", "en"),
        "test_a_word_is_found_without_its_marks_and_in_any_form": (
            ALL_BUT,
            "fr-etranger-outsider",
            "ru-\\u043c\\u0435\\u0440\\u0442\\u0432\\u044b\\u0439-dead",
        ),
    },
    "browser/test_grimoire_circle.py": {
        "test_the_grimoire_keeps_nobody_out": (),
        "test_circle_and_sheet_are_always_at_hand": (ALL_BUT, "fr-size0-15", "fr-size2-15"),
        "test_on_an_upright_tablet_the_circle_may_stand_alone_and_larger": ("fr",),
        "test_on_a_phone_twenty_tokens_are_touched_and_read": (ALL_BUT, "ru"),
    },
    "browser/test_hands.py": {
        "test_three_two_one_all_fingers_at_once_then_the_counts_then_the_name": (ALL_BUT, "no-preference"),
    },
    "browser/test_held.py": {
        "test_all_phones_pulse_alike_whoever_is_called_and_no_other_device_does": ("mafia32",),
        "test_where_a_screen_cannot_be_kept_lit_it_is_said": ("en", "fr"),
    },
    "browser/test_languages.py": {
        "test_every_screen_speaks_the_language": (),
    },
    "browser/test_large_letters.py": {
        "test_the_circle_of_a_player_is_a_list_in_its_order": ("onenight",),
        "test_all_of_a_card_that_is_held_is_to_be_seen": (ALL_BUT, "clocktower"),
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
        "test_each_day_of_the_story_says_what_was_known": (ALL_BUT, "ru-vendetta-9"),
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
        "test_its_light_is_that_of_the_hour_and_all_of_it_is_in_sight": (ALL_BUT, "size0-vendetta-night"),
        "test_it_leads_to_the_vote_and_into_the_next_night": ("onenight-fr", "vendetta-en"),
        "test_a_talk_has_its_clock_and_it_is_said_that_its_end_is_near": (
            ALL_BUT,
            "onenight-ru-5-warned0",
            "mafia32-fr-1-warned4",
        ),
    },
    "browser/test_nomination.py": {
        "test_all_see_the_time_for_accusation_and_defence": ("size1",),
    },
    "browser/test_own_sets.py": {
        "test_a_link_without_a_set_that_is_known_says_so": (ALL_BUT, "tale=chess&cards=king*1"),
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
        "test_what_is_said_aloud_is_noted_at_the_seat_for_oneself_alone_and_struck": (ALL_BUT, "onenight"),
    },
    "browser/test_poll.py": {
        "test_the_question_names_who_is_up_and_the_done_keep_their_hands": (ALL_BUT, "vendetta-ru"),
    },
    "browser/test_queue.py": {
        "test_the_game_waits_until_a_call_has_been_said_and_nothing_is_dropped_or_piled_up": ("fr", "en"),
    },
    "browser/test_recipes.py": {
        "test_a_bell_has_its_pitch_and_rings_out": (ALL_BUT, "bell-196"),
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
    "browser/test_saying.py": {
        "test_the_page_says_what_the_server_says": (ALL_BUT, "ru"),
        "test_the_page_says_what_was_learned_as_the_server_does": (ALL_BUT, "fr"),
    },
    "browser/test_scenes_fit.py": {
        "test_no_words_of_a_scene_lie_over_others_and_none_are_cut": (ALL_BUT, "ru-tight"),
    },
    "browser/test_scripts.py": {
        "test_a_script_is_printed_with_its_roles_and_nights": ("en", "fr"),
    },
    "browser/test_sentences.py": {
        "test_whatever_happens_is_told_in_words": ("clocktower", "vendetta", "onenight"),
        "test_all_deaths_of_a_night_stand_in_one_line_and_none_is_cut": (ALL_BUT, "ru"),
    },
    "browser/test_show.py": {
        "test_the_dead_and_the_winners_are_named_on_every_device_before_the_next_call": (),
    },
    "browser/test_size.py": {
        "test_a_first_visit_is_small": (ALL_BUT, "ru"),
    },
    "browser/test_table.py": {
        "test_a_lobby_is_there_before_what_its_game_says": (ALL_BUT, "ru-clocktower"),
        "test_what_the_first_page_needs_is_asked_for_once_more": (ALL_BUT, "**/api/tales"),
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
    "browser/test_wordings.py": {
        "test_a_call_has_another_wording_by_night_and_place_and_whoever_is_in_play": (ALL_BUT, "mafia32-ru"),
    },
    "browser/test_workshop.py": {
        "test_no_tab_keeps_anybody_out": (),
        "test_a_wild_script_keeps_its_own_roles_on_the_way_out": (
            "stowedaway",
            "homebrew_bloodstar",
            "beautifulhouse",
        ),
        "test_a_script_is_printed_on_two_pages": ("fr", "en"),
        "test_a_link_that_carries_nonsense_does_no_harm": (ALL_BUT, "z"),
    },
    "deduction/clocktower/test_branch.py": {
        "test_copies_share_nothing_that_changes_in_place": ("recluse_before_a_snake_charmer",),
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
    },
    "games/clocktower/advice/test_free_news.py": {
        "test_who_knows_to_be_drunk_learns_little_of_a_claim": (ALL_BUT, "talk_to", "general"),
    },
    "games/clocktower/advice/test_lies.py": {
        "test_nobody_is_told_what_they_know_to_be_false_by_their_own_card": (ALL_BUT, "mixed"),
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
        "test_every_answer_is_honest_by_the_book": (ALL_BUT, "bad_moon_rising-0.0", "sects_and_violets-0.1"),
        "test_a_rule_that_is_broken_would_be_found": (
            ALL_BUT,
            "blind-names0",
            "sober-names3",
            "truthful-names4",
            "without_blame-names6",
            "forgetful-names5",
            "credulous-names7",
        ),
    },
    "games/mafia32/test_book.py": {
        "test_games_come_to_what_the_book_says": ("1",),
    },
    "games/mafia32/test_setup.py": {
        "test_nine_and_fifteen_have_a_criminal_less_for_with_a_third_these_would_win_most_games": ("15",),
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
            "a court",
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
        "test_nothing_is_booked_as_told_that_was_not_shown": (
            ALL_BUT,
            "other_roles",
            "lunatics",
            "sects_and_violets",
        ),
    },
    "rooms/progress/test_killed.py": {
        "test_killed_after_any_line_a_long_game_goes_on_to_its_end": (ALL_BUT, "vendetta"),
        "test_the_log_of_a_long_game_gives_the_room_again_wherever_it_ends": (ALL_BUT, "mafia32"),
    },
    "rooms/storage/test_postgres.py": {
        "test_a_database_started_again_under_load_costs_only_the_time_it_is_away": (ALL_BUT, "3"),
    },
    "rooms/test_anything.py": {
        "test_anything_may_happen": ("onenight", "clocktower", "vendetta"),
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
        "test_no_habit_of_the_first_day_tells_who_hides": (ALL_BUT, "mafia32-8-200", "onenight-6-300"),
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
        "test_werewolves_among_the_players": (ALL_BUT, "3"),
        "test_a_vote_by_lot_kills_nobody": (ALL_BUT, "3", "4"),
        "test_a_vote_by_lot_finds_a_werewolf": (ALL_BUT, "3-1", "3-2", "4-1", "4-2", "5-1", "5-2"),
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
