export const refusals = {
  feed_code_taken: 409,
  feed_key_unusable: 422,
  feed_key_taken: 409,
  feed_game_unfit: 422,
  feed_problem_closed: 409,
  feed_problem_own: 403,
  result_file_unreadable: 422,
  result_unreadable: 422,
  result_not_said: 422,
  result_unchanged: 409,
  result_too_early: 409,
  result_there: 409,
  result_missing: 409,
  result_derived: 409,
  result_held: 409,
  typing_off: 409,
  typed_already: 409,
  house_draw_proven: 409,
  draw_cancelled_already: 409,
  draw_settled_already: 409,
  calendar_day_past: 409,
  calendar_day_far: 409,
  calendar_day_taken: 409,
  calendar_day_sold: 409,
  calendar_numero_taken: 409,
  calendar_numero_unfit: 409,
  calendar_result_said: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    feeds: typeof refusals;
  }
}
