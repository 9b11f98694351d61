import type { Money } from '../../../money.ts';
import type { Family } from '../family.ts';
import { type Fraction, fraction, NOTHING, plus, times } from '../plays/fraction.ts';
import { type BetLine, largestPrize, payoutOfHits } from '../plays/payout.ts';
import { visitResults } from './all-results.ts';

export interface Outlook {
  /** The share of all results on which the line wins anything, stakes given back aside: what rules of coverage ask for. */
  chance: Fraction;
  /** The most it pays on any one result, all its hits together. */
  most: Money;
}

/**
 * What a line can come to, exactly. Where units hit one result together it takes a look at every result the play reads, 100 000 at most: some tens of
 * milliseconds. A server that has only to keep a bound asks `mostChance` first.
 */
export function outlookOf(family: Family, line: BetLine): Outlook {
  const { play, selection } = line;
  if (!play.overlaps) return { chance: mostChance(line), most: largestPrize(line) };
  const own = play.outlook?.(selection);
  if (own) return { chance: own.chance, most: mostOf(line, [own.mostHits, ...(own.otherHits ?? [])]) };
  let winning = 0;
  let most = 0n;
  const paid = new Map<string, Money>();
  const all = visitResults(family, play, (result) => {
    const counts = play.hitsByTier(selection, result);
    if (!counts.some((count) => count > 0)) return;
    if (counts.some((count, at) => count > 0 && !play.tiers[at]?.refund)) winning += 1;
    const key = counts.join();
    const payout = paid.get(key) ?? payoutOfHits(line, counts);
    paid.set(key, payout);
    if (payout > most) most = payout;
  });
  return { chance: fraction(BigInt(winning), BigInt(all)), most };
}

function mostOf(line: BetLine, hits: readonly (readonly number[])[]): Money {
  let most = 0n;
  for (const counts of hits) {
    const payout = payoutOfHits(line, counts);
    if (payout > most) most = payout;
  }
  return most;
}

/** No line wins on a larger share of results than its units would if no two of them won together. It may be more than 1. */
export function mostChance({ play, selection }: Pick<BetLine, 'play' | 'selection'>): Fraction {
  return play.unitsByTier(selection).reduce((sum, units, at) => {
    const tier = play.tiers[at];
    return !tier || tier.refund ? sum : plus(sum, times(tier.chance, fraction(BigInt(units), 1n)));
  }, NOTHING);
}
