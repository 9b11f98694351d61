import type { Weapon } from './bounds.ts';

/** A packet of shots, once it is closed: everything that fixed each hit, and what came of it. Amounts are decimal text in currency units. */
export interface FishingReceipt {
  type: 'fishing';
  gameCode: string;
  ruleVersion: string;
  /** Shown before the first shot. */
  serverSeedHash: string;
  /** Null until the player rotates the seeds. */
  serverSeed: string | null;
  clientSeed: string;
  reserve: string;
  /** What the shots that were drawn have cost. */
  spent: string;
  payout: string;
  /** Reserve that was not shot. */
  unused: string;
  shots: number;
  kills: number;
  hits: FishingReceiptHit[];
}

export interface FishingReceiptHit {
  nonce: number;
  /** Counts the shots of the packet; a net meets several with one. */
  shot: number;
  weapon: Weapon;
  /** The code of its kind. */
  fish: string;
  cost: string;
  /** 0: it swam on. */
  multiple: number;
  payout: string;
  atMs: number;
}
