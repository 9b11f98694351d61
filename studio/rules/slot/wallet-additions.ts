/** What slots and the wallet say to each other beyond the published protocol (`docs/vendor-wallet-additions.md`): a free bet names the reward it is one of. */
export const SLOT_ADDITIONS = ['free_bets'] as const;
