import type { Received, Value } from '@lanna/contract/endpoint';
import type { applyPlan as endpoint } from '@lanna/contract/people/agents/plans';
import { plan as planShape } from '@lanna/contract/people/agents/plans';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { RATE_CATEGORIES, type RateCategory } from '@lanna/rules/commission/contracts/category';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { lockScopedMember, memberSubject, type ScopedMember } from '../../members/scoped-member.ts';
import { brandDays } from '../internal/brand-days.ts';
import type { SomeRates } from '../internal/rates-change.ts';
import type { GiveModes } from '../plan-modes.ts';
import { changeRates } from '../rates/give-rates.ts';
import { readRates } from '../read-rates.ts';

/** Refuses with `not_found`, `not_an_agent`, `plan_unknown`. */
export async function applyPlan(
  deps: { db: Database; giveModes: () => readonly GiveModes[] },
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'record' | 'operator'>,
  id: string,
  { plan, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  return deps.db.transaction(async (tx) => {
    const agent = await lockScopedMember(tx, id, call.brandIds);
    if (!AGENT_TYPES.includes(agent.type)) throw new Refusal('not_an_agent');
    const brand = call.brands.find((one) => one.id === agent.merchantId);
    if (!brand) throw new Error('the agent is of a brand in scope');
    const found = await openPlan(tx, agent.merchantId, plan);
    if (!found) throw new Refusal('plan_unknown');
    const given = { plan: found, timeZone: brand.timeZone, by: call.operator.name, now };
    const fromDay = await givePlan(tx, agent, given, deps.giveModes());
    await call.record(tx, {
      action: 'agents.apply-plan',
      brandId: agent.merchantId,
      subject: memberSubject(agent),
      after: { plan: found.name, version: found.version, fromDay },
      reason,
    });
    await notifyOps(tx, { brandId: agent.merchantId, type: 'members_changed' });
    return { fromDay };
  });
}

interface OpenPlan {
  id: string;
  name: string;
  version: number;
  rates: SomeRates;
  modes: Parameters<GiveModes>[2];
}

async function openPlan(db: Queryable, merchantId: string, id: string): Promise<OpenPlan | undefined> {
  const row = await db
    .selectFrom('agents.plan')
    .select(['id', 'name', 'version', 'rates', 'modes'])
    .where('merchant_id', '=', merchantId)
    .where('closed_at', 'is', null)
    .where('id', '=', id)
    .executeTakeFirst();
  const { rates, modes } = planShape.shape;
  return row && { ...row, rates: rates.parse(row.rates), modes: modes.parse(row.modes) };
}

async function givePlan(
  tx: Tx,
  agent: Pick<ScopedMember, 'id' | 'merchantId' | 'agentId'>,
  { plan, timeZone, by, now }: { plan: OpenPlan; timeZone: string; by: string; now: Date },
  giveModes: readonly GiveModes[],
): Promise<string> {
  const { merchantId, agentId, id: memberId } = agent;
  const { tomorrow } = brandDays(timeZone, now);
  const most = agentId === null ? undefined : await readRates(tx, merchantId, agentId, tomorrow);
  const rates: { [Category in RateCategory]?: number } = {};
  for (const category of RATE_CATEGORIES) {
    const rate = plan.rates[category];
    if (rate !== undefined) rates[category] = most ? Math.min(rate, most[category]) : rate;
  }
  await changeRates(tx, agent, { rates, timeZone, now });
  for (const give of giveModes) await give(tx, { merchantId, memberId }, plan.modes, now);
  await tx
    .insertInto('agents.plan_given')
    .values({
      member_id: memberId,
      merchant_id: merchantId,
      plan_id: plan.id,
      version: plan.version,
      given_by: by,
      given_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tomorrow;
}
