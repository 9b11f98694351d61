export const refusals = {
  cashback_off: 409,
  cashback_too_little: 409,
  cashback_claim_unknown: 404,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    cashback: typeof refusals;
  }
}
