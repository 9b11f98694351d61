export const refusals = {
  deposit_method_unknown: 404,
  amount_out_of_range: 400,
} as const;

declare module '../refusals.ts' {
  interface Refusals {
    cashier: typeof refusals;
  }
}
