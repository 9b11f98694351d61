import type { JoinRow } from '@lanna/contract/accounts/join/ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { sqlState, type Tx } from '../../../../platform/sql/database.ts';
import { isOpenIndex } from '../applying/apply-to-join.ts';
import { applications } from './list-applications.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Notes what was looked at and what is done. Refuses with `changed_meanwhile` if another operator was quicker, and with
 * `join_already_open` if one that was done is opened while its applicant has another.
 */
export async function answerApplication(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>,
  { id, version, state, note }: { id: string; version: number } & Pick<JoinRow, 'state' | 'note'>,
  now: Date,
): Promise<JoinRow> {
  const before = await tx
    .selectFrom('join.application')
    .select(['merchant_id', 'state', 'note', 'version'])
    .where('id', '=', id)
    .where('merchant_id', 'in', call.brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Refusal('not_found');
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  await tx
    .updateTable('join.application')
    .set({ state, note, handled_by: call.operator.name, handled_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if (sqlState(error) === UNIQUE_VIOLATION && isOpenIndex(error)) throw new Refusal('join_already_open');
      throw error;
    });
  await call.record(tx, {
    action: 'join.answer',
    brandId: before.merchant_id,
    subject: { kind: 'join-application', id },
    before: { state: before.state, note: before.note },
    after: { state, note },
  });
  await notifyOps(tx, { brandId: before.merchant_id, type: 'join_changed' });
  return applications.one({ db: tx, brands: call.brands }, id);
}
