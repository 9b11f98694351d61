import type { Received, Value } from '@lanna/contract/endpoint';
import type { agentRates, giveRates as endpoint } from '@lanna/contract/people/agents/ops';
import { someRates } from '@lanna/contract/people/agents/rates';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import type { RateCategory, Rates } from '@lanna/rules/commission/contracts/category';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { z } from 'zod';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import {
  findScopedMember,
  lockScopedMember,
  memberSubject,
  type ScopedMember,
} from '../../members/scoped-member.ts';
import { isAbovePlans } from '../above-plans.ts';
import { OPERATORS_MOST, ratesOf } from '../calls/show-rates.ts';
import { brandDays } from '../internal/brand-days.ts';
import { writeGiven } from '../internal/given-rates.ts';
import { ratesChange, type SomeRates } from '../internal/rates-change.ts';
import { readRates } from '../read-rates.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds'> & PairedCall;

export const GIVE_RATES = 'agents.give-rates';

/** Rates above what the brand's plans give. */
export const ratesProposal = changeProposal({
  kind: GIVE_RATES,
  permission: 'agents.rates',
  rule: { standard: 'always', floor: 'always' },
  wanted: z.object({ id: z.uuid(), rates: someRates }),
  carryOut: async (tx, { id, rates }, { call, brandId, reason, now }) => {
    const brands = [await readScopeBrand(tx, brandId)];
    return giveRatesWithin(tx, { ...call, brands }, id, { rates, reason }, now);
  },
});

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

/**
 * An operator gives an account rates from tomorrow, up to those of the agent above; what is above the brand's plans is proposed to a second
 * operator. Refuses with `not_found`, `rate_above_own`.
 */
export async function giveRates(
  db: Database,
  call: Call,
  id: string,
  { rates, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  return db.transaction((tx) => giveRatesWithin(tx, call, id, { rates, reason }, now));
}

async function giveRatesWithin(
  tx: Tx,
  call: Call,
  id: string,
  { rates, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  const agent = await lockScopedMember(tx, id, call.brandIds);
  const { merchantId } = agent;
  const timeZone = zoneOf(call, agent);
  const change = await checkGiven(tx, agent, { rates, timeZone, now });
  const raised = change.changes.filter(({ from, to }) => to > from);
  const action = {
    brandId: merchantId,
    subject: memberSubject(agent),
    before: Object.fromEntries(change.changes.map(({ category, from }) => [category, from])),
    after: {
      ...Object.fromEntries(change.changes.map(({ category, to }) => [category, to])),
      fromDay: change.fromDay,
    },
    reason,
  };
  const wanted = Object.fromEntries(raised.map(({ category, to }) => [category, to]));
  if ((await isAbovePlans(tx, merchantId, { rates: wanted })) && (await call.mustBeProposed(tx, GIVE_RATES)))
    return {
      ...change,
      proposal: await proposeChange(tx, call, { kind: GIVE_RATES, wanted: { id, rates }, ...action }),
    };
  await changeRates(tx, agent, { rates, timeZone, now });
  await call.record(tx, { action: 'agents.give-rates', ...action });
  await notifyOps(tx, { brandId: merchantId, type: 'members_changed' });
  return { ...change, proposal: null };
}

/** As operators, and what they have said in a plan, give rates. Refuses with `rate_above_own`. */
export async function changeRates(
  tx: Tx,
  agent: Pick<ScopedMember, 'id' | 'merchantId' | 'agentId'>,
  wanted: { rates: SomeRates; timeZone: string; now: Date },
) {
  const change = await checkGiven(tx, agent, wanted);
  await writeGiven(
    tx,
    { merchantId: agent.merchantId, memberId: agent.id },
    {
      rates: change.changes.map(({ category, to }) => ({ category, rate: to })),
      fromDay: change.fromDay,
      setBy: null,
      now: wanted.now,
    },
  );
  return change;
}

async function checkGiven(
  tx: Tx,
  { id, merchantId, agentId }: Pick<ScopedMember, 'id' | 'merchantId' | 'agentId'>,
  { rates, timeZone, now }: { rates: SomeRates; timeZone: string; now: Date },
) {
  const { tomorrow } = brandDays(timeZone, now);
  const most = agentId === null ? TOP : await readRates(tx, merchantId, agentId, tomorrow);
  return ratesChange(tx, { merchantId, memberId: id }, { wanted: rates, most, fromDay: tomorrow });
}

const TOP: Rates = Object.fromEntries(
  RATE_CATEGORIES.map((category) => [category, OPERATORS_MOST]),
) as Record<RateCategory, number>;

function zoneOf({ brands }: Pick<Call, 'brands'>, { merchantId }: ScopedMember): string {
  const brand = brands.find(({ id }) => id === merchantId);
  if (!brand) throw new Error('the member is of a brand in scope');
  return brand.timeZone;
}
