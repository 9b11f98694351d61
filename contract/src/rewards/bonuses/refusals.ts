export const refusals = {
  bonus_unknown: 404,
  bonus_changed: 409,
  bonus_queue_full: 409,
  bonus_excluded: 409,
  bonus_had: 409,
  bonus_deposit_small: 409,
  bonus_not_earned: 409,
  bonus_self_referral: 409,
  bonus_budget_spent: 409,
  bonus_rounds_closed: 409,
  bonus_ended: 409,
  bonus_still_open: 409,
  bonus_terms_impossible: 422,
  bonus_rules_broken: 409,
  bonus_rounds_impossible: 422,
  bonus_move_impossible: 409,
  bonus_simulation_impossible: 409,
  bonus_simulation_runs: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    bonuses: typeof refusals;
  }
}
