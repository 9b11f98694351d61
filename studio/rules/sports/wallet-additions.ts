/**
 * What the book and the wallet say to each other beyond the published protocol (`docs/vendor-wallet-additions.md`): settlement in batches, what of a slip counts as turnover, its words, until
 * when it is open, what became of many, corrections of results, which matches are on today, and what could be lost on them.
 */
export const SPORTS_ADDITIONS = [
  'batch',
  'valid_turnover',
  'bet',
  'closes_at',
  'rounds',
  'correct',
  'lobby',
  'exposures',
] as const;
