import type { FISHING_ADDITIONS } from '../fishing/wallet-additions.ts';
import type { StudioGame } from '../game.ts';
import type { ROOM_ADDITIONS } from '../rooms/wallet-additions.ts';
import type { SLOT_ADDITIONS } from '../slot/wallet-additions.ts';
import type { SPORTS_ADDITIONS } from '../sports/wallet-additions.ts';
import type { TABLE_ADDITIONS } from '../table/wallet-additions.ts';

/** One of the studio's vendors: to operators and players a company of its own. What a vendor is stands here and nowhere else. */
export interface StudioVendor {
  /** As operators register it. Its key, players, seeds, rounds and people at work stand under it, for good. */
  code: string;
  name: string;
  /** Below the studio's own address, where operators reach it: '' for the first, which was there alone. */
  path: '' | `/${string}`;
  /** In which it has games. */
  groups: readonly StudioGame['category'][];
  /** transfer: it keeps its players' money itself (`docs/vendor-transfer.md`). */
  wallet: 'seamless' | 'transfer';
  /** What it and the wallet say to each other beyond the published protocol; left out: nothing. */
  additions?: readonly (
    | typeof TABLE_ADDITIONS
    | typeof FISHING_ADDITIONS
    | typeof ROOM_ADDITIONS
    | typeof SLOT_ADDITIONS
    | typeof SPORTS_ADDITIONS
  )[number][];
  /** What it may win of an operator in a round and a day at the most, in units of the currency: more than its games pay at the largest stake. */
  winLimits: readonly { currency: string; round: string; day: string }[];
  games: readonly StudioGame[];
}
