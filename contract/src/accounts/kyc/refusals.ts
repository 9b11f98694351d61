export const refusals = {
  identity_unverified: 409,
  identity_kind_not_taken: 422,
  identity_field_invalid: 422,
  identity_document_expired: 422,
  identity_pictures_missing: 422,
  identity_picture_unusable: 422,
  identity_picture_unknown: 422,
  identity_picture_repeated: 422,
  identity_picture_limit: 429,
  identity_tries: 429,
  identity_move_impossible: 409,
  identity_held_by_another: 409,
  identity_check_failed: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    kyc: typeof refusals;
  }
}
