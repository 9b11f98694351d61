import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { noteChange } from '../note-change.ts';
import { useAtBrand } from '../use-at-brand.ts';

/**
 * From now on the wallet takes no bet of the member: one on its way comes before it or is refused. Rounds in play finish, and money goes in and out as
 * before. An agent who has suspended the member already changes nothing.
 */
export async function suspendPlay(
  tx: Tx,
  { merchantId, memberId }: Owner,
  { agentId, reason, now }: { agentId: string; reason: string; now: Date },
): Promise<void> {
  await useAtBrand(tx, merchantId);
  await sql`select line_limits.lock_member(${merchantId}, ${memberId})`.execute(tx);
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('line_limits.suspension')
    .values({
      id: newId(),
      merchant_id: merchantId,
      member_id: memberId,
      agent_id: agentId,
      reason,
      since: now,
    })
    .onConflict((own) => own.columns(['member_id', 'agent_id']).where('lifted_at', 'is', null).doNothing())
    .executeTakeFirstOrThrow();
  if (written === 0n) return;
  await noteChange(tx, { merchantId, memberId, kind: 'suspended', by: { agentId }, facts: { reason }, now });
  await sendMessage(tx, {
    merchantId,
    memberId,
    template: 'play_suspended',
    facts: { effectiveAt: now.toISOString(), reason },
    now,
  });
  await notifyPush(tx, { m: [memberId], t: ['line_limits_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'line_limits_changed' });
}
