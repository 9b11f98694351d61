export const refusals = {
  lottery_game_unknown: 404,
  draw_unknown: 404,
  number_unreadable: 400,
  shots_closed: 409,
  shot_too_soon: 429,
  closing_unfit: 409,
  beacon_unknown: 409,
  moved_day_unfit: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    draws: typeof refusals;
  }
}
