export const refusals = {
  record_period_refused: 400,
  record_account_unknown: 404,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    records: typeof refusals;
  }
}
