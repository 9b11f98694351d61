import type { Received, Value } from '@lanna/contract/endpoint';
import type * as contract from '@lanna/contract/rewards/points/ops';
import { POINT_CODES_MOST } from '@lanna/contract/rewards/points/ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { codePlace } from '../spending/redemption.ts';
import { lockGood, subjectOf } from './goods.ts';

type Call = Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record'>;

/**
 * Adds codes to a good that members do not see now, so two publish it with its stock. They are sealed at once, and neither the record nor any answer shows one.
 * Refuses as `addPointCodes` declares.
 */
export async function addCodes(
  tx: Tx,
  call: Call,
  deps: { secrets: SecretBox },
  { id, version, codes, reason }: { id: string } & Received<typeof contract.addPointCodes>['body'],
  now: Date,
): Promise<Value<typeof contract.addPointCodes>> {
  const good = await lockGood(tx, call, { id, version });
  if (!good.by_code || good.state === 'published') throw new Refusal('point_good_move_impossible');
  if (good.stock + codes.length > POINT_CODES_MOST)
    throw new Refusal('point_codes_full', { most: POINT_CODES_MOST });
  refuseRepeated(codes, await codesOf(tx, deps, id));
  const rows = codes.map((code) => {
    const codeId = newId();
    const sealed = deps.secrets.seal(code, codePlace(codeId));
    return {
      ...{ id: codeId, good_id: id, merchant_id: good.merchant_id, code_sealed: sealed },
      ...{ added_at: now, added_by_name: call.operator.name },
    };
  });
  await tx.insertInto('points.code').values(rows).execute();
  await tx
    .updateTable('points.good')
    .set({ stock: good.stock + codes.length, changed_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'points.add-codes',
    brandId: good.merchant_id,
    subject: subjectOf(id, good.title),
    before: { stock: good.stock },
    after: { stock: good.stock + codes.length },
    reason,
  });
  await notifyOps(tx, { brandId: good.merchant_id, type: 'points_changed' });
  return { version: version + 1, added: codes.length };
}

/** Takes out every code that no member has: as of a list that was the wrong one. Refuses as `removePointCodes` declares. */
export async function removeCodes(
  tx: Tx,
  call: Call,
  { id, version, reason }: { id: string; version: number; reason: string },
  now: Date,
): Promise<Value<typeof contract.removePointCodes>> {
  const good = await lockGood(tx, call, { id, version });
  if (!good.by_code || good.state === 'published' || good.stock === good.taken)
    throw new Refusal('point_good_move_impossible');
  await tx
    .updateTable('points.code')
    .set({ removed_at: now })
    .where('good_id', '=', id)
    .where('redemption_id', 'is', null)
    .where('removed_at', 'is', null)
    .execute();
  await tx
    .updateTable('points.good')
    .set({ stock: good.taken, changed_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'points.remove-codes',
    brandId: good.merchant_id,
    subject: subjectOf(id, good.title),
    before: { stock: good.stock },
    after: { stock: good.taken },
    reason,
  });
  await notifyOps(tx, { brandId: good.merchant_id, type: 'points_changed' });
  return { version: version + 1, removed: good.stock - good.taken };
}

async function codesOf(tx: Tx, { secrets }: { secrets: SecretBox }, goodId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('points.code')
    .select(['id', 'code_sealed'])
    .where('good_id', '=', goodId)
    .where('removed_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => secrets.open(row.code_sealed, codePlace(row.id))));
}

/** Two members must never be given the same one. */
function refuseRepeated(codes: readonly string[], known: Set<string>): void {
  for (const [at, code] of codes.entries()) {
    if (known.has(code)) throw new Refusal('point_code_repeated', { line: at + 1 });
    known.add(code);
  }
}
