/**
 * What tables and the wallet say to each other beyond the published protocol (`docs/vendor-wallet-additions.md`): all bets of a round at once, what of them counts as turnover,
 * their words, until when they are open, what became of many rounds, and what is going on at the tables.
 */
export const TABLE_ADDITIONS = [
  'batch',
  'valid_turnover',
  'bet',
  'closes_at',
  'rounds',
  'correct',
  'lobby',
] as const;
