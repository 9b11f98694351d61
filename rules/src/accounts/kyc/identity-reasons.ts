/** Why documents were not accepted, or are asked for anew. Each has words for the member that say what to do next. */
export const IDENTITY_REASONS = [
  'unreadable',
  'cut_off',
  'wrong_document',
  'document_expired',
  'name_differs',
  'birthday_differs',
  'number_differs',
  'not_the_holder',
  'edited',
  'used_elsewhere',
  'address_unproved',
  'under_age',
] as const;
export type IdentityReason = (typeof IDENTITY_REASONS)[number];

/** After this no other document helps: only customer service can. */
export function isFinalReason(reason: IdentityReason): boolean {
  return reason === 'under_age';
}

/** What an approved identity may be asked for anew for. */
export const ASK_AGAIN_REASONS = [
  'document_expired',
  'name_differs',
  'not_the_holder',
  'used_elsewhere',
  'address_unproved',
] as const satisfies readonly IdentityReason[];
