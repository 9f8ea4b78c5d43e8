"""Which tests of the browser are soaks: `tests/soaks.py` says what these are, and reads them."""

from __future__ import annotations

# By file and test, and of it the cases: none is all of them. After ALL_BUT stand those of every run: whatever
# case is added there is a soak, unless it is named.
ALL_BUT = "all but"
IN_THE_BROWSER: dict[str, dict[str, tuple[str, ...]]] = {
    "browser/arriving/test_arrivals.py": {
        "test_all_of_it_can_be_read_from_four_metres_and_fits": (
            "onenight-3-fr",
            "mafia32-9-ru",
            "vendetta-5-en",
        ),
        "test_a_large_device_that_looks_on_is_offered_to_be_the_big_screen": (),
        "test_all_that_a_laptop_may_do_that_looks_on_is_on_its_screen": ("fr", "en"),
    },
    "browser/arriving/test_brought_tale.py": {
        "test_whoever_leads_a_brought_tale_reads_no_id": (),
        "test_a_game_of_a_brought_tale_says_no_id": (),
    },
    "browser/arriving/test_door.py": {
        "test_a_shut_table_says_so": (),
    },
    "browser/arriving/test_faces.py": {
        "test_a_guest_sees_whose_table_it_is_and_takes_a_free_face": ("fr", "ru"),
        "test_faces_are_drawn_in_the_same_colours_however_one_has_come_in": (ALL_BUT, "True"),
    },
    "browser/arriving/test_lasttime.py": {
        "test_the_table_of_the_last_evening_is_laid_with_a_touch_and_forgotten_with_another": (),
    },
    "browser/arriving/test_latecomers.py": {
        "test_who_comes_late_is_told_what_this_is_and_asks_to_be_let_in": ("en", "fr"),
        "test_a_step_back_over_a_phase_is_said_first": (),
        "test_who_comes_late_without_a_phone_has_a_name": (),
        "test_a_freed_seat_is_called_by_its_number_and_who_looks_on_has_no_card": (),
        "test_what_was_told_is_covered_until_it_is_held": (),
    },
    "browser/arriving/test_own_sets.py": {
        "test_a_link_without_a_set_that_is_known_says_so": (ALL_BUT, "tale=chess&cards=king*1"),
        "test_a_set_is_kept_taken_up_shared_and_forgotten": (),
    },
    "browser/arriving/test_presses.py": {
        "test_a_set_and_a_leader_come_by_lot_with_one_press": (),
    },
    "browser/arriving/test_scripts.py": {
        "test_a_script_is_printed_with_its_roles_and_nights": ("en", "fr"),
        "test_a_set_of_the_box_is_played_in_the_order_of_its_printed_sheets": (),
        "test_what_is_dropped_beside_the_door_is_read_and_its_fault_is_what_is_said_first": (),
        "test_a_script_of_ones_own_is_left_again_with_a_tap": (),
        "test_a_script_that_is_brought_is_printed_with_what_is_not_ruled": (),
    },
    "browser/arriving/test_set.py": {
        "test_a_scenario_is_taken_with_its_condition_and_another_takes_it_back": (),
        "test_players_wish_for_cards_and_see_what_comes_in": (),
    },
    "browser/arriving/test_size.py": {
        "test_a_first_visit_is_small": (ALL_BUT, "ru"),
    },
    "browser/arriving/test_table.py": {
        "test_a_lobby_is_there_before_what_its_game_says": (ALL_BUT, "ru-clocktower"),
        "test_what_the_first_page_needs_is_asked_for_once_more": (ALL_BUT, "**/api/tales"),
        "test_the_table_of_the_evening_is_there_after_a_game_and_in_the_lobby": (),
        "test_a_big_screen_that_comes_while_the_cards_are_dealt_is_drawn": (),
        "test_a_card_of_the_tables_own_wording_says_so_wherever_it_is_read": (),
        "test_the_almanac_tells_how_sure_a_wording_is_where_there_is_something_to_tell": (),
        "test_the_lobby_stays_until_the_words_of_another_game_are_there": (),
        "test_words_that_a_server_just_begun_again_cannot_give_are_asked_for_once_more": (),
        "test_who_is_replaced_keeps_the_name_and_is_shown_as_a_bot": (),
    },
    "browser/fit/test_axe.py": {
        "test_no_screen_keeps_anybody_out_or_is_without_words": ("fr-size1",),
    },
    "browser/fit/test_axe_scenes.py": {
        "test_no_scene_keeps_anybody_out_and_none_sticks_out": (ALL_BUT, "fr-lying"),
    },
    "browser/fit/test_finger.py": {
        "test_no_button_changes_its_meaning_under_a_finger": ("clocktower", "vendetta", "mafia32"),
        "test_a_touch_meant_for_a_scene_does_nothing_to_what_follows_it": (),
        "test_a_word_without_a_line_is_said_once_and_the_button_says_that_it_is_kept": (),
    },
    "browser/fit/test_languages.py": {
        "test_every_screen_speaks_the_language": (),
    },
    "browser/fit/test_large_letters.py": {
        "test_the_circle_of_a_player_is_a_list_in_its_order": ("onenight",),
        "test_all_of_a_card_that_is_held_is_to_be_seen": (ALL_BUT, "clocktower"),
        "test_the_circle_of_the_grimoire_is_a_list_that_answers": (),
    },
    "browser/fit/test_layout.py": {
        "test_no_word_of_a_days_buttons_is_broken_and_its_numbers_touch_no_seat": (),
        "test_the_circle_of_the_lobby_stands_beside_the_rest_on_a_phone_on_its_side_and_on_a_tablet": (),
        "test_no_title_beside_the_languages_is_cut": (),
        "test_a_guest_of_twenty_types_a_name_without_scrolling": (ALL_BUT, "ru"),
        "test_the_cards_of_the_middle_lie_on_no_seat_and_no_name": ("9",),
        "test_a_guest_types_a_name_beside_whose_table_it_is_on_a_phone_on_its_side": (ALL_BUT, "ru"),
        "test_who_leads_goes_on_from_a_shot_and_a_count_on_any_phone": (),
        "test_no_role_of_a_grimoire_is_cut_where_it_has_one_line": (),
        "test_no_role_ends_in_dots_when_all_is_over": (),
        "test_long_names_are_broken_at_a_syllable_in_the_rows_of_the_end": (),
        "test_the_strip_without_a_line_is_one_line_and_moves_nothing": (),
        "test_the_card_by_day_lies_beside_the_way_to_the_script_on_a_phone_on_its_side": (),
        "test_twenty_signs_of_a_lobby_are_as_large_as_there_is_room": (),
    },
    "browser/fit/test_places.py": {
        "test_there_is_more_room_where_people_leave_it": ("8", "12"),
        "test_no_sign_of_twenty_seats_lies_on_the_name_of_the_seat_above": (),
        "test_no_seat_lies_on_another_however_people_sit": (),
        "test_the_host_groups_neighbours_with_a_touch_and_no_name_is_cut": (),
    },
    "browser/fit/test_sentences.py": {
        "test_whatever_happens_is_told_in_words": ("clocktower", "vendetta", "onenight"),
        "test_all_deaths_of_a_night_stand_in_one_line_and_none_is_cut": (ALL_BUT, "ru"),
    },
    "browser/leading/test_bag.py": {
        "test_who_drew_what_is_entered_seat_after_seat": (),
    },
    "browser/leading/test_because.py": {
        "test_a_yes_has_a_reason_unless_the_teller_is_poisoned": (),
    },
    "browser/leading/test_beside.py": {
        "test_who_is_needed_is_let_in_and_stands_under_the_one_heading_there_is": (),
    },
    "browser/leading/test_carousel.py": {
        "test_two_village_idiots_a_noble_and_a_fisherman": (),
        "test_a_secret_ballot_and_the_game_of_a_psychopath": (),
        "test_a_choirboy_is_not_chosen_without_a_king": (),
        "test_with_a_script_of_all_roles_three_bluffs_are_soon_chosen": (),
    },
    "browser/leading/test_circle_answers.py": {
        "test_what_is_asked_in_a_small_circle_lies_below_no_seat": (ALL_BUT, "onenight-night-9"),
        "test_the_other_notebooks_are_answered_by_their_circle": ("vendetta", "onenight"),
        "test_who_opens_nominations_sees_who_may_nominate_and_then_whom": (ALL_BUT, "fr"),
        "test_two_of_whom_one_is_a_role_are_touched_in_the_circle": (),
        "test_a_sheet_opens_by_a_long_touch_a_key_or_a_button_and_nothing_is_chosen": (),
    },
    "browser/leading/test_colour.py": {
        "test_a_last_wish_is_written_on_the_phone_and_read_aloud": (),
    },
    "browser/leading/test_desk.py": {
        "test_a_savant_under_a_vortox_is_told_two_lies": (),
        "test_each_mark_has_a_name": (),
        "test_a_ruling_of_the_table_is_told_to_all_but_who_writes_it": (),
    },
    "browser/leading/test_fabled.py": {
        "test_a_game_with_fabled": (),
    },
    "browser/leading/test_fate.py": {
        "test_on_a_phone_on_its_side_whether_they_die_can_be_said_at_once": ("ru", "en"),
    },
    "browser/leading/test_floor.py": {
        "test_the_sheets_have_their_words_in_every_language": ("fr", "en"),
        "test_the_grimoire_moves_to_another_device_by_a_link": (),
        "test_hands_time_and_a_call_are_seen_by_all": (),
        "test_who_wishes_is_a_traveller_from_the_beginning": (),
        "test_who_looks_on_comes_as_a_traveller": (),
        "test_where_fabula_leads_the_host_gives_time_from_the_menu": (),
    },
    "browser/leading/test_for_tonight.py": {
        "test_what_a_gossip_said_stands_by_day_with_the_truth_of_its_parts": (),
    },
    "browser/leading/test_grimoire.py": {
        "test_a_double_touch_opens_the_nominations_and_does_not_end_the_day": (),
    },
    "browser/leading/test_grimoire_circle.py": {
        "test_the_grimoire_keeps_nobody_out": (),
        "test_circle_and_sheet_are_always_at_hand": (),
        "test_on_an_upright_tablet_the_circle_may_stand_alone_and_larger": (),
        "test_on_a_phone_twenty_tokens_are_touched_and_read": (),
        "test_a_mark_is_carried_with_the_keyboard_alone": (),
        "test_no_phase_is_cut_on_an_upright_tablet": (ALL_BUT, "fr"),
        "test_on_a_phone_on_its_side_nothing_lies_over_the_middle": (),
        "test_marks_leave_every_face_free": (),
        "test_a_set_is_changed_after_it_was_dealt": (),
        "test_for_the_left_hand_the_sheet_lies_on_the_left_and_stays_there": (),
        "test_the_lit_button_takes_what_was_pointed_at_and_a_lot_leaves_what_is_to_be_shown": (),
        "test_the_night_is_one_list_in_the_order_of_its_sheet": (),
    },
    "browser/leading/test_led.py": {
        "test_a_game_with_led_roles": (),
    },
    "browser/leading/test_links.py": {
        "test_a_learner_looks_into_the_grimoire_and_does_nothing": ("ru-size1",),
        "test_a_second_one_leads_the_mafia_too_until_it_is_taken_back": (),
    },
    "browser/leading/test_mark_places.py": {
        "test_each_mark_is_nearer_to_its_own_token_than_to_any_other": (ALL_BUT, "ru"),
    },
    "browser/leading/test_marks.py": {
        "test_own_words_lie_anywhere_and_are_rewritten_by_tap_and_kept": (),
        "test_a_reminder_is_found_by_typing_and_laid_at_as_many_as_one_likes": (),
        "test_reminders_of_a_script_are_those_that_somebody_in_it_may_lay": (),
        "test_notes_are_kept_with_the_game": (),
    },
    "browser/leading/test_naming.py": {
        "test_the_dead_are_named_one_by_one": ("vendetta-en", "mafia32-fr"),
        "test_the_dead_are_named_in_any_order_and_who_has_been_has_a_check_mark": (),
        "test_the_town_is_woken_and_the_end_is_a_line_of_its_own": (),
        "test_a_slip_does_not_name_all": (),
        "test_an_execution_of_which_nobody_dies_is_told_in_the_words_that_all_will_hear": ("en",),
        "test_the_lobby_says_what_is_switched_on_as_long_as_it_matters": (),
    },
    "browser/leading/test_notebook.py": {
        "test_next_past_an_open_answer_asks_first": (),
    },
    "browser/leading/test_recount.py": {
        "test_a_hand_of_an_exile_is_set_right_either_way_while_the_clock_goes_round": (),
    },
    "browser/leading/test_saying_to_the_storyteller.py": {
        "test_a_savant_is_told_two_things_and_free_words_are_judged": (),
    },
    "browser/leading/test_showing.py": {
        "test_the_lunatic_and_the_demon_are_shown_what_they_are_told": (),
        "test_an_evil_traveller_waits_to_be_shown_the_demon": (),
    },
    "browser/leading/test_weights.py": {
        "test_each_answer_says_what_it_leaves_and_so_does_the_circle": (),
    },
    "browser/leading/test_wordings.py": {
        "test_a_call_has_another_wording_by_night_and_place_and_whoever_is_in_play": (ALL_BUT, "mafia32-ru"),
        "test_the_gate_has_its_tale_where_its_set_is_played_and_no_other": (),
    },
    "browser/learning/test_almanac.py": {
        "test_what_is_chosen_from_keeps_off_the_edges_of_a_phone": (ALL_BUT, "ru-clocktower"),
        "test_a_role_has_several_ways_in_the_language_of_the_moment": ("fr", "en"),
        "test_roles_of_the_clocktower_are_found_by_kind_and_by_name": ("ru", "en"),
    },
    "browser/learning/test_brief.py": {
        "test_on_the_page_of_rules_one_device_speaks_and_prints": (),
        "test_the_host_has_it_read_to_all_and_it_goes_on_by_itself_to_the_end": (),
    },
    "browser/learning/test_first.py": {
        "test_the_device_that_speaks_says_it_once_to_those_without_a_phone": (),
        "test_the_first_vote_is_explained_and_the_next_one_is_not": (),
        "test_nominations_the_vote_of_the_dead_and_an_exile_are_explained_once": (),
    },
    "browser/learning/test_glossary.py": {
        "test_the_page_finds_the_same_words": (),
        "test_a_word_is_found_without_its_marks_and_in_any_form": (
            ALL_BUT,
            "fr-etranger-outsider",
            "ru-\\u043c\\u0435\\u0440\\u0442\\u0432\\u044b\\u0439-dead",
        ),
        "test_a_word_of_a_card_says_what_it_means_and_leads_to_others": (),
    },
    "browser/learning/test_lesson.py": {
        "test_a_trial_of_each_game_reaches_its_first_morning": ("onenight-ru", "vendetta-fr"),
        "test_what_was_not_shown_is_told_kindly_and_summed_up_after_the_first_day": (),
        "test_at_the_end_who_has_won_stands_above_how_it_went": (),
        "test_what_was_entered_otherwise_than_pointed_at_is_told_and_taken_back": (),
    },
    "browser/learning/test_taught.py": {
        "test_what_is_said_at_the_first_card_stands_clear_of_the_foot": (),
        "test_a_line_for_each_phase_of_the_clocktower_says_what_this_seat_can_do": (),
        "test_whoever_plays_with_bots_for_the_first_time_is_taught_until_they_put_it_away": (),
    },
    "browser/learning/test_workshop.py": {
        "test_no_tab_keeps_anybody_out": (),
        "test_a_wild_script_keeps_its_own_roles_on_the_way_out": (
            "stowedaway",
            "homebrew_bloodstar",
            "beautifulhouse",
        ),
        "test_a_script_is_printed_on_two_pages": (),
        "test_a_link_that_carries_nonsense_does_no_harm": (ALL_BUT, "z"),
        "test_a_script_is_played_at_a_table_of_its_own": (),
        "test_a_line_of_the_night_is_moved_by_its_arrows_by_keys_and_by_dragging": (),
        "test_the_workshop_speaks_another_language_at_once": (),
        "test_several_scripts_lie_side_by_side_and_come_back_when_removed": (),
        "test_a_script_is_tried_and_what_comes_of_it_is_drawn_and_told": (),
        "test_what_goes_with_a_script_is_taken_in_with_a_touch": (),
        "test_a_script_is_saved_as_a_file_and_opened_by_dropping_it": (),
    },
    "browser/playing/test_allowed.py": {
        "test_it_is_worked_out_on_request_and_anew_with_each_mark": ("en-size0", "fr-size2"),
        "test_in_one_night_it_is_worked_out_of_what_was_said": (),
        "test_in_a_mafia_it_is_worked_out_who_may_be_against_one": (),
    },
    "browser/playing/test_asking.py": {
        "test_a_question_is_answered_and_nothing_leaves_the_device": ("en", "fr"),
    },
    "browser/playing/test_breaking_off.py": {
        "test_after_ten_seconds_all_see_who_was_who": (),
        "test_who_leads_takes_the_end_back": (),
        "test_breaking_off_asks_first_and_is_taken_back": (),
    },
    "browser/playing/test_breaks.py": {
        "test_the_strip_is_seen_above_an_open_sheet": (),
        "test_a_line_that_answers_nothing_is_let_go_of": (),
        "test_two_tabs_of_one_seat_show_the_same": (),
    },
    "browser/playing/test_clocktower.py": {
        "test_a_full_square_fits_every_screen": (),
        "test_phones_and_bots_play_to_the_end": (),
    },
    "browser/playing/test_company.py": {
        "test_all_see_a_sign_and_who_points_at_whom": (),
        "test_the_dead_wager_and_all_hear_of_it_at_the_end": ("fr", "ru"),
        "test_a_seats_page_stands_aside_and_the_ring_may_be_touched": (),
        "test_at_the_end_a_stream_shows_each_card_on_paper_and_no_hand_any_more": (),
    },
    "browser/playing/test_dealt.py": {
        "test_the_card_can_be_put_away_while_the_leader_decides": (),
    },
    "browser/playing/test_hands.py": {
        "test_three_two_one_all_fingers_at_once_then_the_counts_then_the_name": (ALL_BUT, "no-preference"),
        "test_no_thread_runs_through_a_name_and_the_ring_leaves_room_for_going_on": (),
        "test_nothing_is_read_aloud_to_anybody_while_it_is_counted_down": (),
        "test_a_tie_is_told_in_words_and_both_are_marked": (),
    },
    "browser/playing/test_inplay.py": {
        "test_cards_in_play_are_opened_printed_and_laid_on_a_seat": (),
    },
    "browser/playing/test_lent_hands.py": {
        "test_in_the_square_too": (),
        "test_their_last_wish_is_written_for_them": (),
        "test_by_day_they_nominate_and_their_hand_goes_up": (),
        "test_a_host_without_a_seat_has_their_hand_on_the_screen_that_looks_on": (),
        "test_all_point_and_so_does_who_has_no_phone": (),
    },
    "browser/playing/test_long_tales.py": {
        "test_every_screen_of_twenty_seats_fits_on_a_phone": (),
        "test_eight_phones_play_a_whole_game": (),
        "test_a_person_leads_with_the_notebook": (),
    },
    "browser/playing/test_nomination.py": {
        "test_all_see_the_time_for_accusation_and_defence": ("size1",),
        "test_on_a_phone_on_its_side_the_whole_circle_stands_beside_what_can_be_done": (),
        "test_hands_and_flags_keep_apart_and_the_sum_says_what_was_needed": (),
        "test_the_nominee_is_told_who_nominates_them": (),
        "test_who_nominates_themself_reads_that_and_the_votes_stand_beside_no_seat": (),
    },
    "browser/playing/test_pocketbook.py": {
        "test_roles_safe_to_claim_are_those_nobody_else_has_claimed": ("mafia32", "vendetta", "onenight"),
        "test_what_was_public_is_found_again_by_player_and_by_day": ("clocktower", "vendetta", "onenight"),
        "test_guesses_and_a_note_are_kept_and_nobody_else_has_them": ("onenight", "mafia32", "clocktower"),
        "test_after_the_game_guesses_stand_beside_the_truth_for_their_owner_alone": ("ru", "fr"),
        "test_a_claim_is_a_bubble_and_a_token_at_the_seat_and_stands_on_its_page": (
            "mafia32",
            "clocktower",
            "onenight",
        ),
        "test_what_was_claimed_stands_beside_the_circle_of_a_laptop_and_below_that_of_a_tablet": (),
        "test_what_is_said_aloud_is_noted_at_the_seat_for_oneself_alone_and_struck": (ALL_BUT, "onenight"),
        "test_what_was_heard_aloud_is_confirmed_by_whoever_said_it": ("clocktower",),
        "test_a_page_of_ones_own_is_kept_and_stands_there_after_the_game": (),
        "test_a_role_that_several_claim_is_framed_and_the_journal_stands_in_two_columns": (),
        "test_notes_that_were_not_sent_when_the_page_was_closed_are_sent_by_the_next": (),
        "test_threads_show_who_says_something_of_whom_until_the_phase_is_over": (),
        "test_what_says_it_and_what_closes_the_sheet_stay_in_reach": (),
    },
    "browser/playing/test_poll.py": {
        "test_the_question_names_who_is_up_and_the_done_keep_their_hands": (ALL_BUT, "vendetta-ru"),
    },
    "browser/playing/test_powers.py": {
        "test_everybody_has_them_and_all_read_what_is_public": (),
    },
    "browser/playing/test_reseating.py": {
        "test_two_change_seats_and_somebody_calls_on_the_doomsayer": (),
    },
    "browser/playing/test_saying.py": {
        "test_the_page_says_what_the_server_says": (ALL_BUT, "ru"),
        "test_the_page_says_what_was_learned_as_the_server_does": (ALL_BUT, "fr"),
    },
    "browser/playing/test_violets.py": {
        "test_a_night_in_which_roles_change_under_a_vortox": (),
    },
    "browser/playing/test_watching.py": {
        "test_whoever_is_dead_watches_and_all_see_that_they_do": (),
        "test_a_phone_that_looks_on_has_no_code_for_others_in_its_bar": (),
    },
    "browser/show/test_bubble.py": {
        "test_what_is_said_at_length_covers_no_seat_no_name_and_not_the_time": (),
    },
    "browser/show/test_evening.py": {
        "test_five_phones_and_a_screen_play_a_game_to_its_end": (),
    },
    "browser/show/test_evenings.py": {
        "test_games_are_counted_by_evening_side_person_and_role": ("en-size2", "fr-size1"),
    },
    "browser/show/test_execution.py": {
        "test_the_execution_is_read_into_the_night_and_its_reason_at_the_end": (),
    },
    "browser/show/test_finale.py": {
        "test_the_end_goes_on_where_it_stood_after_a_reload_and_shows_the_whole_table": (),
        "test_no_word_of_a_game_told_again_is_broken_crossed_or_covered": (),
        "test_nights_and_days_are_above_the_foot_of_a_phone_however_small": (),
    },
    "browser/show/test_frames.py": {
        "test_what_is_on_a_card_is_read_as_it_turns": ("mafia32-no-preference", "onenight-reduce"),
        "test_whoever_is_executed_and_lives_reads_it_in_words_of_their_own_when_all_see_it": ("en", "fr"),
        "test_a_shot_and_three_two_one_look_the_same_until_all_see_what_comes": ("no-preference",),
        "test_the_wick_burns_and_for_who_wants_little_motion_step_by_step": (),
        "test_a_refusal_is_told_in_a_scene_where_it_lies_on_nothing_that_is_told": (),
        "test_to_whom_an_execution_ends_the_game_no_vote_is_left": (),
        "test_a_sentence_is_written_whole_around_its_name_which_it_says_once": (),
        "test_the_window_of_who_was_dead_before_is_a_stone_from_the_beginning": (),
        "test_a_scene_says_when_it_happened_and_tells_it_in_order_and_each_dawn_begins_alike": (),
    },
    "browser/show/test_held.py": {
        "test_all_phones_pulse_alike_whoever_is_called_and_no_other_device_does": ("mafia32",),
        "test_where_a_screen_cannot_be_kept_lit_it_is_said": ("en", "fr"),
        "test_the_screen_stays_lit_while_a_game_is_on_and_again_when_the_page_is_seen_again": (),
    },
    "browser/show/test_last_minute.py": {
        "test_all_hear_and_see_that_a_talk_is_nearly_over": (),
    },
    "browser/show/test_last_words.py": {
        "test_who_is_executed_says_that_this_is_all": (),
    },
    "browser/show/test_late.py": {
        "test_what_a_scene_had_no_time_to_say_is_said_once_it_is_over_but_not_where_it_was_cut": (),
    },
    "browser/show/test_mornings.py": {
        "test_each_day_of_the_story_says_what_was_known": (),
        "test_the_big_screen_has_all_mornings_before_the_titles": (),
    },
    "browser/show/test_named_everywhere.py": {
        "test_all_are_named_everywhere_where_fabula_leads": (ALL_BUT, "onenight-5"),
        "test_all_are_named_everywhere_where_a_person_leads": (ALL_BUT, "vendetta-slowly"),
    },
    "browser/show/test_narrator.py": {
        "test_its_light_is_that_of_the_hour_and_all_of_it_is_in_sight": (ALL_BUT, "size0-vendetta-night"),
        "test_it_leads_to_the_vote_and_into_the_next_night": ("onenight-fr", "vendetta-en"),
        "test_a_talk_has_its_clock_and_it_is_said_that_its_end_is_near": (ALL_BUT, "onenight-ru-5-warned0"),
    },
    "browser/show/test_picture.py": {
        "test_it_names_all_with_their_roles_and_who_has_won": ("fr-mafia32-9",),
        "test_whoever_leads_has_a_picture_of_the_grimoire_as_it_lies": (),
    },
    "browser/show/test_queue.py": {
        "test_the_game_waits_until_a_call_has_been_said_and_nothing_is_dropped_or_piled_up": ("fr", "en"),
        "test_a_sentence_follows_another_and_the_caption_is_the_one_that_is_said": (),
        "test_a_sentence_that_no_voice_says_stays_until_it_can_have_been_read": (),
        "test_what_comes_of_a_tie_is_said_once_all_have_seen_it_and_before_what_follows": ("",),
    },
    "browser/show/test_recipes.py": {
        "test_a_bell_has_its_pitch_and_rings_out": (ALL_BUT, "bell-196"),
        "test_what_glides_does_so_the_right_way": (),
        "test_every_sound_begins_at_once_is_not_torn_and_lasts_as_long_as_it_says": (),
    },
    "browser/show/test_retold.py": {
        "test_nothing_in_the_circle_lies_over_a_seat": (),
        "test_nights_and_days_are_seen_below_a_circle_of_many": (),
        "test_playing_again_deals_at_once_and_the_table_can_be_changed_first": (),
    },
    "browser/show/test_sample.py": {
        "test_a_sample_is_heard_in_the_voice_the_pace_and_the_language_that_are_chosen_and_kept": (
            "fr-ru",
            "ru-en",
        ),
    },
    "browser/show/test_scenes_fit.py": {
        "test_no_words_of_a_scene_lie_over_others_and_none_are_cut": (ALL_BUT, "ru-tight"),
        "test_on_a_phone_no_sign_lies_on_a_name_of_twenty_when_all_is_over": (),
        "test_the_cards_of_twenty_lie_open_on_a_television_and_no_word_on_another": (),
        "test_no_thread_runs_over_the_coin_of_somebody_else": (),
    },
    "browser/show/test_show.py": {
        "test_the_dead_and_the_winners_are_named_on_every_device_before_the_next_call": (),
    },
    "browser/show/test_sound.py": {
        "test_each_sound_is_heard_where_the_device_speaks_and_not_with_its_switch_off": (),
        "test_what_sounds_is_nine_decibels_softer_while_somebody_speaks": (),
        "test_the_music_is_heard_low_by_night_and_higher_by_day_until_it_is_switched_off": (),
        "test_the_rain_that_covers_tapping_is_heard_until_it_is_switched_off": (),
        "test_no_sound_is_made_where_all_are_switched_off": (),
        "test_the_volume_of_nothing_is_silence": (),
    },
    "browser/show/test_voice.py": {
        "test_all_that_is_said_before_a_calls_time_is_waited_for": (ALL_BUT, "clocktower-ru"),
        "test_the_voice_says_who_calls_for_whose_exile_and_then_asks_who_is_for_it": (),
        "test_the_voice_tells_who_lives_on_and_that_nobody_is_executed": (),
        "test_the_voice_says_who_comes_as_which_traveller_and_what_the_card_says": (),
    },
    "browser/show/test_wall.py": {
        "test_twenty_have_room_in_the_overlay_of_a_stream": (ALL_BUT, "size1"),
        "test_the_caption_stays_on_a_television_of_any_size_and_when_the_window_changes": (),
        "test_what_is_said_of_the_night_lies_on_no_number_of_a_seat": (),
        "test_the_longest_sentence_takes_two_lines_of_a_big_screen": (),
        "test_what_somebody_claims_stands_at_their_seat_by_day": (),
        "test_nothing_touches_and_nothing_runs_out": (),
        "test_by_night_and_by_day_nothing_lies_on_a_token_of_a_laptop_that_looks_on": ("fr", "ru"),
    },
}
