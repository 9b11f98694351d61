export const refusals = {
  rank_levels_invalid: 400,
  rank_level_unknown: 409,
  rank_identity_missing: 409,
  rank_until_invalid: 400,
  rank_case_over: 409,
  rank_segment_large: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    ranks: typeof refusals;
  }
}
