import type { Received, Value } from '@lanna/contract/endpoint';
import * as contract from '@lanna/contract/people/agents/plans';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { sqlState } from '@lanna/rules/database-errors';
import { sql } from 'kysely';
import { z } from 'zod';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { isAbovePlans } from '../above-plans.ts';
import { OPERATORS_MOST } from '../calls/show-rates.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds'> & PairedCall;

export const SAVE_PLAN = 'agents.save-plan';

/** A plan that is new, or changed, and gives more than every plan of its brand. */
export const planProposal = changeProposal({
  kind: SAVE_PLAN,
  permission: 'agents.plans',
  rule: { standard: 'always', floor: 'always' },
  wanted: z.union([
    contract.changePlan.body.omit({ reason: true }).extend({ id: z.uuid() }),
    contract.addPlan.body.omit({ reason: true }),
  ]),
  carryOut: async (tx, wanted, { call, brandId, reason, now }) => {
    if ('id' in wanted) {
      const { id, ...body } = wanted;
      return changeWithin(tx, { ...call, brands: [] }, id, { ...body, reason }, now);
    }
    const brands = [await readScopeBrand(tx, brandId)];
    return addWithin(tx, { ...call, brands }, { ...wanted, reason }, now);
  },
});

type Wanted = Omit<Received<typeof contract.addPlan>['body'], 'brand'>;
const UNIQUE_VIOLATION = '23505';

export async function listPlans(
  db: Queryable,
  { brands, brandIds }: Pick<Call, 'brands' | 'brandIds'>,
): Promise<Value<typeof contract.listPlans>> {
  const rows = await db
    .selectFrom('agents.plan as p')
    .select([
      'p.id',
      'p.merchant_id',
      'p.name',
      'p.rates',
      'p.modes',
      'p.is_default',
      'p.version',
      'p.changed_at',
      sql<number>`(select count(distinct g.member_id)::int from agents.plan_given g where g.plan_id = p.id)`.as(
        'given',
      ),
    ])
    .where('p.merchant_id', 'in', brandIds)
    .where('p.closed_at', 'is', null)
    .orderBy('p.is_default', 'desc')
    .orderBy('p.name')
    .limit(200)
    .execute();
  return {
    rows: rows.map((row) => ({
      id: row.id,
      brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
      name: row.name,
      rates: contract.plan.shape.rates.parse(row.rates),
      modes: contract.plan.shape.modes.parse(row.modes),
      isDefault: row.is_default,
      version: row.version,
      changedAt: row.changed_at.toISOString(),
      given: row.given,
    })),
  };
}

/** What gives more than every plan of the brand is proposed to a second operator. Refuses with `not_found`, `rate_above_own`, `plan_name_taken`. */
export function addPlan(
  db: Database,
  call: Call,
  body: Received<typeof contract.addPlan>['body'],
  now: Date,
): Promise<Value<typeof contract.addPlan>> {
  return db.transaction((tx) => addWithin(tx, call, body, now)).catch(refuseTaken);
}

async function addWithin(
  tx: Tx,
  call: Call,
  { brand: code, reason, ...wanted }: Received<typeof contract.addPlan>['body'],
  now: Date,
): Promise<Value<typeof contract.addPlan>> {
  const brand = brandInScope(call.brands, code);
  refuseTooMuch(wanted);
  const plan = { id: newId(), merchantId: brand.id, version: 1 };
  if ((await isAbovePlans(tx, brand.id, wanted)) && (await call.mustBeProposed(tx, SAVE_PLAN))) {
    const { name, rates, modes, isDefault } = wanted;
    const proposal = await proposeChange(tx, call, {
      kind: SAVE_PLAN,
      brandId: brand.id,
      subject: { kind: 'agent-plan', id: plan.id, name },
      reason,
      wanted: { brand: code, ...wanted },
      before: {},
      after: { name, rates, modes, isDefault, version: 1 },
    });
    return { id: null, proposal };
  }
  await leaveDefault(tx, brand.id, wanted.isDefault, now);
  await tx
    .insertInto('agents.plan')
    .values({ id: plan.id, merchant_id: brand.id, version: 1, ...columnsOf(wanted, now) })
    .execute();
  await keep(tx, call, plan, { wanted, reason, now, action: 'agents.add-plan' });
  return { id: plan.id, proposal: null };
}

/**
 * What gives more than every plan of the brand is proposed to a second operator. Refuses with `plan_unknown`, `changed_meanwhile`,
 * `rate_above_own`, `plan_name_taken`.
 */
export function changePlan(
  db: Database,
  call: Call,
  id: string,
  body: Received<typeof contract.changePlan>['body'],
  now: Date,
): Promise<Value<typeof contract.changePlan>> {
  return db.transaction((tx) => changeWithin(tx, call, id, body, now)).catch(refuseTaken);
}

async function changeWithin(
  tx: Tx,
  call: Call,
  id: string,
  { version, reason, closed, ...wanted }: Received<typeof contract.changePlan>['body'],
  now: Date,
): Promise<Value<typeof contract.changePlan>> {
  refuseTooMuch(wanted);
  const before = await tx
    .selectFrom('agents.plan')
    .select(['merchant_id', 'name', 'rates', 'modes', 'version'])
    .where('id', '=', id)
    .where('merchant_id', 'in', call.brandIds)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Refusal('plan_unknown');
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  const plan = { id, merchantId: before.merchant_id, version: version + 1 };
  const facts = { name: before.name, rates: before.rates, modes: before.modes };
  const isMore = !closed && (await isAbovePlans(tx, plan.merchantId, wanted));
  if (isMore && (await call.mustBeProposed(tx, SAVE_PLAN))) {
    const { name, rates, modes, isDefault } = wanted;
    const proposal = await proposeChange(tx, call, {
      kind: SAVE_PLAN,
      brandId: plan.merchantId,
      subject: { kind: 'agent-plan', id, name },
      reason,
      wanted: { id, version, closed, ...wanted },
      before: facts,
      after: { name, rates, modes, isDefault, version: plan.version },
    });
    return { version, proposal };
  }
  await leaveDefault(tx, plan.merchantId, wanted.isDefault, now);
  await tx
    .updateTable('agents.plan')
    .set({ version: plan.version, ...columnsOf(wanted, now), ...(closed ? { closed_at: now } : {}) })
    .where('id', '=', id)
    .execute();
  const action = closed ? 'agents.close-plan' : 'agents.change-plan';
  await keep(tx, call, plan, {
    wanted,
    reason,
    now,
    action,
    before: facts,
  });
  return { version: plan.version, proposal: null };
}

function refuseTooMuch({ rates }: Pick<Wanted, 'rates'>) {
  for (const category of RATE_CATEGORIES)
    if ((rates[category] ?? 0) > OPERATORS_MOST)
      throw new Refusal('rate_above_own', { category, max: OPERATORS_MOST });
}

function columnsOf({ name, rates, modes, isDefault }: Omit<Wanted, 'reason'>, now: Date) {
  return {
    name,
    rates: JSON.stringify(rates),
    modes: JSON.stringify(modes),
    is_default: isDefault,
    changed_at: now,
  };
}

/** The one that was the default is none any more. */
async function leaveDefault(tx: Tx, merchantId: string, isDefault: boolean, now: Date) {
  if (!isDefault) return;
  await tx
    .updateTable('agents.plan')
    .set({ is_default: false, changed_at: now })
    .where('merchant_id', '=', merchantId)
    .where('is_default', '=', true)
    .execute();
}

async function keep(
  tx: Tx,
  call: Call,
  plan: { id: string; merchantId: string; version: number },
  done: {
    wanted: Omit<Wanted, 'reason'>;
    reason: string;
    now: Date;
    action: string;
    before?: Record<string, unknown>;
  },
) {
  const { name, rates, modes, isDefault } = done.wanted;
  await tx
    .insertInto('agents.plan_version')
    .values({
      plan_id: plan.id,
      version: plan.version,
      name,
      rates: JSON.stringify(rates),
      modes: JSON.stringify(modes),
      changed_by: call.operator.name,
      changed_at: done.now,
    })
    .execute();
  await call.record(tx, {
    action: done.action,
    brandId: plan.merchantId,
    subject: { kind: 'agent-plan', id: plan.id, name },
    before: done.before,
    after: { name, rates, modes, isDefault, version: plan.version },
    reason: done.reason,
  });
  await notifyOps(tx, { brandId: plan.merchantId, type: 'members_changed' });
}

function refuseTaken(error: unknown): never {
  throw sqlState(error) === UNIQUE_VIOLATION ? new Refusal('plan_name_taken') : error;
}
