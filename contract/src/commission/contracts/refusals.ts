export const refusals = {
  contract_unknown: 404,
  contract_off: 409,
  contract_waits: 409,
  contract_moved_on: 409,
  contract_terms_wrong: 422,
  contract_above_own: 409,
  contract_not_below: 409,
  contract_no_upline: 409,
  contract_brand_pays: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    contracts: typeof refusals;
  }
}
