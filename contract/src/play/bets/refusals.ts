export const refusals = {
  bet_unknown: 404,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    bets: typeof refusals;
  }
}
