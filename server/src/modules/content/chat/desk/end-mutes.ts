import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';

/** Lets a member write again: all that is in force ends. Refuses with `not_found`. */
export async function endMutes(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record'>,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<{ ended: number }> {
  const member = await findScopedMember(tx, id, call.brandIds);
  const { numUpdatedRows } = await tx
    .updateTable('chat.mute')
    .set({ ended_at: now, ended_by: call.operator.name })
    .where('member_id', '=', id)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .executeTakeFirstOrThrow();
  const ended = Number(numUpdatedRows);
  await call.record(tx, {
    action: 'chat.unmute',
    brandId: member.merchantId,
    subject: memberSubject(member),
    after: { ended },
    reason,
  });
  await notifyPush(tx, { m: [id], t: ['chat_changed'] });
  await notifyOps(tx, { brandId: member.merchantId, type: 'chat_changed' });
  return { ended };
}
