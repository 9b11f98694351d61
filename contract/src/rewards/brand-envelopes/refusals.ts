export const refusals = {
  brand_envelope_unknown: 404,
  brand_envelope_early: 409,
  brand_envelope_over: 409,
  brand_envelope_gone: 409,
  brand_envelope_of_person: 409,
  brand_envelope_terms_impossible: 422,
  brand_envelope_members_unknown: 422,
  brand_envelope_move_impossible: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    'brand-envelopes': typeof refusals;
  }
}
