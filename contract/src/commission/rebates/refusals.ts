export const refusals = {
  income_period_refused: 400,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    rebates: typeof refusals;
  }
}
