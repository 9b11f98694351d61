import type { Money } from '../../../money.ts';
import { type BetLine, payoutOfHits } from './payout.ts';

export interface LineOutcome {
  /**
   * won: something has hit · returned: nothing has, and the whole stake comes back, which is as if the line had not been played · lost: all else, also where
   * a part of the stake comes back and the rest has lost.
   */
  readonly state: 'won' | 'lost' | 'returned';
  /** What is paid, returned stakes among it. */
  readonly payout: Money;
  /** What of the stake comes back by a push: that part is no win, no turnover and earns no rebate, whatever the others do. */
  readonly returned: Money;
}

/** What becomes of a line that has hit its tiers so often. */
export function outcomeOfLine(
  line: BetLine & { readonly stake: Money },
  counts: readonly number[],
): LineOutcome {
  const payout = payoutOfHits(line, counts);
  const returned = payoutOfHits(
    line,
    counts.map((count, at) => (line.play.tiers[at]?.refund ? count : 0)),
  );
  if (payout > returned) return { state: 'won', payout, returned };
  return { state: returned > 0n && returned === line.stake ? 'returned' : 'lost', payout, returned };
}

/** What of a settled line's stake counts: for turnover and as what rebates are of. Nothing where the member's lines cover too many results. */
export function validStake(
  { stake, counts }: { stake: Money; counts: boolean },
  { state, returned }: Pick<LineOutcome, 'state' | 'returned'>,
): Money {
  return counts && state !== 'returned' ? stake - returned : 0n;
}
