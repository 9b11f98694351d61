import type { Money } from '@lanna/rules/money';
import type { BonusAudience } from '@lanna/rules/rewards/bonuses/audience';
import type { BonusTerms } from '@lanna/rules/rewards/bonuses/terms';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';
import { simulateOffer } from './desk/simulate-offer.ts';
import { countProgress } from './life/run-life.ts';

/** Terms of a bonus of 100, to be played ten times in slots or at tables. */
export function bonusTerms(changes: Partial<BonusTerms> = {}): BonusTerms {
  return {
    kind: 'fixed',
    name: { TH: 'โบนัสต้อนรับ', EN: 'Welcome bonus' },
    match: null,
    amount: '100.00',
    wagering: { times: 10, of: 'bonus' },
    contributions: { RNG: 100, LIVE: 20 },
    stake: { percent: 100, most: '500.00' },
    excluded: [],
    days: 7,
    convertedTimes: 10,
    ...changes,
  };
}

const EVERYONE: BonusAudience = { level: null, registeredSince: null, label: null, agentId: null };

/** An offer that members may take, as it stands when it was published. */
export async function publishedOffer(
  tx: Tx,
  brand: { id: string; currency: string },
  offer: {
    terms: BonusTerms;
    audience?: Partial<BonusAudience>;
    budget?: Money;
    budgetDay?: Money;
    group?: string;
    now: Date;
  },
): Promise<{ id: string; version: number }> {
  const id = newId();
  await tx
    .insertInto('bonuses.offer')
    .values({
      id,
      merchant_id: brand.id,
      currency: brand.currency,
      version: 1,
      state: 'published',
      budget: offer.budget ?? 10n ** 15n,
      budget_day: offer.budgetDay ?? null,
      exclusion_group: offer.group ?? null,
      made_at: offer.now,
      changed_at: offer.now,
    })
    .execute();
  await tx
    .insertInto('bonuses.offer_version')
    .values({
      offer_id: id,
      version: 1,
      terms: JSON.stringify(offer.terms),
      audience: offer.audience ? JSON.stringify({ ...EVERYONE, ...offer.audience }) : null,
      made_at: offer.now,
      made_by_name: 'operator',
      reason: 'for the test',
    })
    .execute();
  return { id, version: 1 };
}

/** Counts all that was settled before the call, as the portal's tick does. */
export function countTestProgress(db: Queryable): Promise<void> {
  return countProgress(db);
}

/** What an offer would have come to, as the console's call works it out. */
export function simulateTestOffer(
  ...asked: Parameters<typeof simulateOffer>
): ReturnType<typeof simulateOffer> {
  return simulateOffer(...asked);
}
