/** Refusals of the console's ledger. */
export const refusals = {
  verification_running: 409,
  verification_over: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    ledger: typeof refusals;
  }
}
