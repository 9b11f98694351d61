/**
 * What a vendor may say, be asked and be told beyond the published protocol, where its record switches it on
 * (`docs/vendor-wallet-additions.md`). A field of an addition that is off is read as what it was before: nothing.
 */
export const VENDOR_ADDITIONS = [
  'unused_stake',
  'at_stake',
  'valid_turnover',
  'bet',
  'closes_at',
  'rounds',
  'correct',
  'batch',
  'lobby',
  'free_bets',
  'exposures',
  'rake',
] as const;
export type VendorAddition = (typeof VENDOR_ADDITIONS)[number];
