import type { ReelStep } from '../play-api.ts';

/** Everything that fixed one settled round, and what came of it. Amounts are decimal text in currency units. */
export interface RoundReceipt {
  ruleVersion: string;
  gameCode: string;
  /** Shown before the round was played. */
  serverSeedHash: string;
  /** Null until the player rotates the seeds: a revealed seed would give the next rounds away. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  stake: string;
  /** Gross: everything paid back. */
  payout: string;
  steps: ReelStep[];
}
