import { isPayable } from '../../currency.ts';
import { smallestShare } from '../../envelope-split.ts';
import type { Money } from '../../money.ts';

export const SHARES_MOST = 5000;
/** How long an envelope can be opened: a minute of a rain, up to a week of a personal one. */
export const OPEN_LEAST_SECONDS = 60;
export const OPEN_MOST_SECONDS = 604_800;
/** An envelope that is announced is shown so long before it opens. */
export const ANNOUNCED_MS = 86_400_000;

export interface EnvelopeTerms {
  amount: Money;
  currency: string;
  shares: number;
  /** How many it is for; null: every member. */
  members: number | null;
}

/** Why an envelope of these terms could not be opened by those it is for; null where it can. */
export function misfitOf({ amount, currency, shares, members }: EnvelopeTerms): 'amount' | 'members' | null {
  if (amount <= 0n || !isPayable(amount, currency) || amount < smallestShare(currency) * BigInt(shares))
    return 'amount';
  return members !== null && (members === 0 || shares > members) ? 'members' : null;
}

export type EnvelopePhase = 'hidden' | 'announced' | 'open' | 'over';

/** Where a published envelope is at a moment: what a page shows and what a claim is answered follow from this alone. */
export function phaseOf(
  { startsAt, openSeconds, isAnnounced }: { startsAt: Date; openSeconds: number; isAnnounced: boolean },
  now: Date,
): EnvelopePhase {
  const untilStart = startsAt.getTime() - now.getTime();
  if (untilStart > 0) return isAnnounced && untilStart <= ANNOUNCED_MS ? 'announced' : 'hidden';
  return -untilStart < openSeconds * 1000 ? 'open' : 'over';
}
