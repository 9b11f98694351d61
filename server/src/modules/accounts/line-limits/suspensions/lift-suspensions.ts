import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { type LineChange, noteChange } from '../note-change.ts';

/** Lifts suspensions of a member's play; once none is left the member is informed. Answers how many were lifted. */
export async function liftSuspensions(
  tx: Tx,
  { merchantId, memberId }: Owner,
  {
    ids,
    by,
    byId,
    reason,
    now,
  }: { ids: readonly string[]; by: LineChange['by']; byId: string; reason?: string; now: Date },
): Promise<number> {
  if (ids.length === 0) return 0;
  await sql`select line_limits.lock_member(${merchantId}, ${memberId})`.execute(tx);
  const { numUpdatedRows } = await tx
    .updateTable('line_limits.suspension')
    .set({ lifted_at: now, lifted_by: byId })
    .where('id', 'in', ids)
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 0;
  const facts = reason === undefined ? {} : { reason };
  await noteChange(tx, { merchantId, memberId, kind: 'lifted', by, facts, now });
  const left = await tx
    .selectFrom('line_limits.suspension')
    .select('id')
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  if (!left)
    await sendMessage(tx, {
      merchantId,
      memberId,
      template: 'play_resumed',
      facts: { at: now.toISOString() },
      now,
    });
  await notifyPush(tx, { m: [memberId], t: ['line_limits_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'line_limits_changed' });
  return Number(numUpdatedRows);
}
