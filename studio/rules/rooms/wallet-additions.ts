/** What rooms and the wallet say to each other beyond the published protocol (`docs/vendor-wallet-additions.md`): a hand's reserves at once, what of one was not lost, its turnover and rake, words and end, and what is going on in rooms. */
export const ROOM_ADDITIONS = [
  'batch',
  'unused_stake',
  'valid_turnover',
  'rake',
  'bet',
  'closes_at',
  'rounds',
  'lobby',
] as const;
