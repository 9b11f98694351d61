export const refusals = {
  money_case_closed: 409,
  money_case_waits: 409,
  money_case_decision_unfit: 409,
  day_not_over: 422,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    reconciliation: typeof refusals;
  }
}
