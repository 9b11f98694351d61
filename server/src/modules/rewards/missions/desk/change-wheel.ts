import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { changeWheel as changing, type stopWheel as stopping } from '@lanna/contract/rewards/missions/ops';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney } from '@lanna/rules/money';
import { dearest, type WheelField } from '@lanna/rules/rewards/missions/wheel';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { notifyOfMission } from './mission-form.ts';

type Body = Received<typeof changing>['body'];
const CHANGE_WHEEL = 'missions.change-wheel';

/** Fields, chances and budget of a wheel are money for all who turn it: two decide. */
export const wheelProposal = changeProposal({
  kind: CHANGE_WHEEL,
  permission: 'missions.change',
  rule: { standard: 'always', floor: 'always' },
  wanted: changing.body.omit({ reason: true }),
  carryOut: async (tx, wanted, { call, brandId, reason, now }) =>
    changeWheel(tx, call, await readScopeBrand(tx, brandId), { ...wanted, reason }, now),
});

/** Puts other fields and a budget in force at once: a spin of the ones before is refused and costs nothing. Refuses as `changeWheel` declares. */
export async function changeWheel(
  tx: Tx,
  call: PairedCall,
  brand: Brand,
  { version, fields, budget, reason }: Body,
  now: Date,
): Promise<Value<typeof changing>> {
  const wheel = await lockWheel(tx, brand.id);
  if ((wheel?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
  const most = moneyOf(budget);
  const prizes = fields.flatMap(({ prize }) => (prize.kind === 'empty' ? [] : [moneyOf(prize.amount)]));
  const isPaid = [most, ...prizes].every((amount) => amount > 0n && isPayable(amount, brand.currency));
  if (!isPaid || (wheel?.spent ?? 0n) + dearest(fields as WheelField[]) > most)
    throw new Refusal('mission_terms_impossible');
  const action = {
    brandId: brand.id,
    subject: wheelSubject(brand),
    before: { state: wheel?.state ?? null, version, budget: wheel ? formatMoney(wheel.budget) : null },
    after: { state: 'published', fields, budget },
    reason,
  };
  if (await call.mustBeProposed(tx, CHANGE_WHEEL)) {
    const wanted = { version, fields, budget };
    return { version, proposal: await proposeChange(tx, call, { kind: CHANGE_WHEEL, wanted, ...action }) };
  }
  const next = version + 1;
  const row = { version: next, state: 'published', budget: most, changed_at: now };
  await tx
    .insertInto('missions.wheel')
    .values({ merchant_id: brand.id, currency: brand.currency, ...row })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute();
  await tx
    .insertInto('missions.wheel_version')
    .values({
      ...{ merchant_id: brand.id, version: next, fields: JSON.stringify(fields), budget: most },
      ...{ made_at: now, made_by_name: call.operator.name, reason },
    })
    .execute();
  await call.record(tx, { action: CHANGE_WHEEL, ...action });
  await notifyOfMission(tx, brand.id);
  return { version: next, proposal: null };
}

/** Stops a wheel from the commit on: a spin on its way waits for the row, and finds it stopped. */
export async function haltWheel(
  tx: Tx,
  call: Pick<AnyOpsCall, 'record'>,
  { brand, body, now }: { brand: Brand; body: Received<typeof stopping>['body']; now: Date },
): Promise<Value<typeof stopping>> {
  const wheel = await lockWheel(tx, brand.id);
  if (!wheel) throw new Refusal('not_found');
  if (wheel.version !== body.version) throw new Refusal('changed_meanwhile');
  if (wheel.state !== 'published') throw new Refusal('mission_move_impossible');
  await tx
    .updateTable('missions.wheel')
    .set({ state: 'stopped', changed_at: now })
    .where('merchant_id', '=', brand.id)
    .execute();
  await call.record(tx, {
    action: 'missions.stop-wheel',
    brandId: brand.id,
    subject: wheelSubject(brand),
    before: { state: 'published' },
    after: { state: 'stopped' },
    reason: body.reason,
  });
  await notifyOfMission(tx, brand.id);
  return { state: 'stopped' };
}

/** The first of a brand has no row to hold yet. */
async function lockWheel(tx: Tx, brandId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wheel of ${brandId}`}, 0))`.execute(tx);
  return tx
    .selectFrom('missions.wheel')
    .selectAll()
    .where('merchant_id', '=', brandId)
    .forUpdate()
    .executeTakeFirst();
}

function wheelSubject(brand: Brand) {
  return { kind: 'wheel', id: brand.code, name: brand.code };
}
