export const refusals = {
  limit_raise_unknown: 404,
  limit_raise_cooling: 409,
  limit_raise_lapsed: 409,
  reality_check_out_of_range: 422,
  deposit_limit_reached: 409,
  limit_never_loosened: 409,
  play_excluded: 403,
  self_excluded_person: 403,
  registration_impossible: 409,
  exclusion_not_offered: 400,
  exclusion_not_longer: 409,
  exclusion_missing: 409,
  exclusion_running: 409,
  exclusion_for_good: 409,
  exclusion_elsewhere: 409,
  exclusion_not_correctable: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    protection: typeof refusals;
  }
}
