import type { FeedbackRow } from '@lanna/contract/content/feedback/ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { feedback } from './list-feedback.ts';

/** Notes what was looked at and what is done. Refuses with `changed_meanwhile` if another operator was quicker. */
export async function answerFeedback(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>,
  { id, version, state, note }: { id: string; version: number } & Pick<FeedbackRow, 'state' | 'note'>,
  now: Date,
): Promise<FeedbackRow> {
  const before = await tx
    .selectFrom('feedback.message')
    .select(['merchant_id', 'state', 'note', 'version'])
    .where('id', '=', id)
    .where('merchant_id', 'in', call.brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Refusal('not_found');
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  await tx
    .updateTable('feedback.message')
    .set({ state, note, handled_by: call.operator.name, handled_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'feedback.answer',
    brandId: before.merchant_id,
    subject: { kind: 'feedback', id },
    before: { state: before.state, note: before.note },
    after: { state, note },
  });
  await notifyOps(tx, { brandId: before.merchant_id, type: 'feedback_changed' });
  return feedback.one({ db: tx, brands: call.brands }, id);
}
