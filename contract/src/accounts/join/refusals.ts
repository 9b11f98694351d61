export const refusals = {
  join_already_open: 409,
  join_already_agent: 409,
  join_rates_above_plans: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    join: typeof refusals;
  }
}
