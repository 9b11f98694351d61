import type { agentRates, giveRates as endpoint } from '@lanna/contract/agents/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { AGENT_TYPES } from '@lanna/contract/members';
import type { RateCategory, Rates } from '@lanna/rules/commission/category';
import { RATE_CATEGORIES } from '@lanna/rules/commission/category';
import type { Database, Queryable, Tx } from '../../platform/database.ts';
import { notifyOps } from '../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../platform/ops/ops-route.ts';
import {
  findScopedMember,
  lockScopedMember,
  memberSubject,
  type ScopedMember,
} from '../members/scoped-member.ts';
import { brandDays } from './internal/brand-days.ts';
import { writeGiven } from './internal/given-rates.ts';
import { ratesChange, type SomeRates } from './internal/rates-change.ts';
import { readRates } from './read-rates.ts';
import { OPERATORS_MOST, ratesOf } from './show-rates.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'record'>;

/** Refuses with `not_found`. */
export async function showAgentRates(
  db: Queryable,
  call: Pick<Call, 'brands' | 'brandIds'>,
  id: string,
  now: Date,
): Promise<Value<typeof agentRates>> {
  const agent = await findScopedMember(db, id, call.brandIds);
  const days = brandDays(zoneOf(call, agent), now);
  const place = { merchantId: agent.merchantId, memberId: id };
  return {
    isAgent: AGENT_TYPES.includes(agent.type),
    fromDay: days.tomorrow,
    ...(await ratesOf(db, place, { agentId: agent.agentId, ...days })),
  };
}

/** An operator gives an account rates from tomorrow, up to those of the agent above. Refuses with `not_found`, `rate_above_own`. */
export async function giveRates(
  db: Database,
  call: Call,
  id: string,
  { rates, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  return db.transaction(async (tx) => {
    const agent = await lockScopedMember(tx, id, call.brandIds);
    const change = await changeRates(tx, agent, { rates, timeZone: zoneOf(call, agent), now });
    await call.record(tx, {
      action: 'agents.give-rates',
      brandId: agent.merchantId,
      subject: memberSubject(agent),
      before: Object.fromEntries(change.changes.map(({ category, from }) => [category, from])),
      after: {
        ...Object.fromEntries(change.changes.map(({ category, to }) => [category, to])),
        fromDay: change.fromDay,
      },
      reason,
    });
    await notifyOps(tx, { brandId: agent.merchantId, type: 'members_changed' });
    return change;
  });
}

/** As operators, and what they have said in a plan, give rates. Refuses with `rate_above_own`. */
export async function changeRates(
  tx: Tx,
  { id, merchantId, agentId }: Pick<ScopedMember, 'id' | 'merchantId' | 'agentId'>,
  { rates, timeZone, now }: { rates: SomeRates; timeZone: string; now: Date },
) {
  const { tomorrow } = brandDays(timeZone, now);
  const most = agentId === null ? TOP : await readRates(tx, merchantId, agentId, tomorrow);
  const place = { merchantId, memberId: id };
  const change = await ratesChange(tx, place, { wanted: rates, most, fromDay: tomorrow });
  await writeGiven(tx, place, {
    rates: change.changes.map(({ category, to }) => ({ category, rate: to })),
    fromDay: tomorrow,
    setBy: null,
    now,
  });
  return change;
}

const TOP: Rates = Object.fromEntries(
  RATE_CATEGORIES.map((category) => [category, OPERATORS_MOST]),
) as Record<RateCategory, number>;

function zoneOf({ brands }: Pick<Call, 'brands'>, { merchantId }: ScopedMember): string {
  const brand = brands.find(({ id }) => id === merchantId);
  if (!brand) throw new Error('the member is of a brand in scope');
  return brand.timeZone;
}
