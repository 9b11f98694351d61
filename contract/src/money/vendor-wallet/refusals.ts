export const refusals = {
  vendor_unreachable: 502,
  demo_unavailable: 409,
  round_unfinished: 409,
  seed_hash_stale: 409,
  case_decided: 409,
  case_not_decidable: 409,
  payout_not_payable: 409,
  free_bets_impossible: 409,
  free_bets_over: 409,
  free_bets_of_bonus: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    'vendor-wallet': typeof refusals;
  }
}
