export const refusals = {
  mission_unknown: 404,
  mission_not_reached: 409,
  mission_claimed: 409,
  mission_lapsed: 409,
  mission_budget_spent: 409,
  check_in_done: 409,
  wheel_closed: 409,
  wheel_changed: 409,
  wheel_no_spins: 409,
  wheel_day_full: 409,
  mission_terms_impossible: 422,
  mission_move_impossible: 409,
  missions_full: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    missions: typeof refusals;
  }
}
