export const refusals = {
  bill_unknown: 404,
  bill_not_collectable: 409,
  bill_decided: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    bills: typeof refusals;
  }
}
