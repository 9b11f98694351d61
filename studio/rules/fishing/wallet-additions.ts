/** What halls and the wallet say to each other beyond the published protocol (`docs/vendor-wallet-additions.md`): packets in batches, what of one was not shot, its turnover, words and end, and who sits in halls. */
export const FISHING_ADDITIONS = [
  'batch',
  'unused_stake',
  'valid_turnover',
  'bet',
  'closes_at',
  'rounds',
  'lobby',
] as const;
