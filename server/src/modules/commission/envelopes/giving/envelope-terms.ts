import type { envelopeTerms as endpoint } from '@lanna/contract/commission/envelopes/envelopes';
import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import { smallestShare } from '@lanna/rules/envelope-split';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';
import { readProtection } from '../../../money/transfers/read-protection.ts';
import type { KeptElsewhere } from '../../../money/withdrawals/turnover.ts';
import { withdrawableOf } from '../../../money/withdrawals/withdrawable-of.ts';
import { isFrozen } from '../../../people/agents/is-frozen.ts';
import { countGroups, weekUntil } from './audience.ts';

export interface Giver {
  memberId: string;
  type: number;
}

/** Refuses `envelopes_closed` where the brand or the agent's type gives none, and `agent_frozen`. */
export async function refuseGiver(db: Queryable, brand: BrandProfile, giver: Giver): Promise<void> {
  const may = await mayGive(db, brand, giver);
  if (may === 'closed') throw new Refusal('envelopes_closed');
  if (may === 'frozen') throw new Refusal('agent_frozen');
}

async function mayGive(db: Queryable, brand: BrandProfile, { memberId, type }: Giver) {
  if (!brand.settings.envelopes.on || !abilitiesOf(type).runsLine) return 'closed';
  return (await isFrozen(db, memberId)) ? 'frozen' : 'give';
}

/** What of the agent's day is left for envelopes; what came back counts as given. */
export async function dayLeftFor(db: Queryable, brand: BrandProfile, agentId: string, now: Date) {
  const { to: today } = weekUntil(now, brand.timeZone);
  const { since, until } = dayBounds({ from: today, to: today }, brand.timeZone);
  if (!since || !until) throw new Error('a day has a beginning and an end');
  const { used } = await db
    .selectFrom('envelopes.envelope')
    .select(sql<Money>`coalesce(sum(amount), 0)::bigint`.as('used'))
    .where('agent_id', '=', agentId)
    .where('given_at', '>=', since)
    .where('given_at', '<', until)
    .executeTakeFirstOrThrow();
  const dayMax = moneyOf(brand.settings.envelopes.day);
  return { dayLeft: dayMax > used ? dayMax - used : 0n, dayEndsAt: until };
}

/** How much an agent can give now, and to how many. */
export async function envelopeTerms(
  db: Queryable,
  brand: BrandProfile,
  giver: Giver,
  { now, elsewhere }: { now: Date; elsewhere: readonly KeptElsewhere[] },
): Promise<Value<typeof endpoint>> {
  const place = { merchantId: brand.id, memberId: giver.memberId };
  const agent = { merchantId: brand.id, agentId: giver.memberId };
  const [balance, { dayLeft, dayEndsAt }, groups, protection] = await Promise.all([
    walletBalance(db, place),
    dayLeftFor(db, brand, giver.memberId, now),
    countGroups(db, agent, weekUntil(now, brand.timeZone)),
    readProtection(db, place),
  ]);
  const { withdrawable: free } = await withdrawableOf(
    db,
    { ...place, currency: brand.currency },
    balance,
    elsewhere,
  );
  const max = moneyOf(brand.settings.envelopes.max);
  const most = least(max, least(dayLeft, free));
  const coin = smallestShare(brand.currency);
  return {
    may: await mayGive(db, brand, giver),
    currency: brand.currency,
    balance: formatMoney(balance),
    stays: formatMoney(balance > free ? balance - free : 0n),
    max: formatMoney(max),
    dayLeft: formatMoney(dayLeft),
    dayEndsAt: dayEndsAt.toISOString(),
    most: formatMoney(most - (most % coin)),
    hours: brand.settings.envelopes.hours,
    groups,
    ...protection,
  };
}

function least(one: Money, other: Money): Money {
  return one < other ? one : other;
}
