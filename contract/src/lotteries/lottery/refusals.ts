export const refusals = {
  lottery_game_closed: 409,
  draw_closed: 409,
  slip_line_invalid: 422,
  slip_too_large: 422,
  slip_stake_differs: 409,
  mode_not_allowed: 422,
  price_changed: 409,
  zodiac_year_differs: 409,
  number_closed: 409,
  prize_too_large: 422,
  coverage_too_wide: 422,
  draw_stake_reached: 409,
  number_limit_reached: 409,
  lottery_limit_reached: 409,
  slip_balance_too_low: 409,
  slip_unknown: 404,
  slip_cancel_not_allowed: 409,
  draw_not_settled: 409,
  line_mode_not_allowed: 422,
  lottery_price_unfair: 422,
  lottery_number_unknown: 422,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    lottery: typeof refusals;
  }
}
