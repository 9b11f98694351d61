import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Operator } from '../../../../platform/ops/operator-gate.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

interface Mute {
  member: { id: string; merchantId: string };
  kind: 'mute' | 'out';
  /** Null: until an operator ends it. */
  seconds: number | null;
  /** A rule, or words the member reads. */
  reason: string;
  messageId: string | null;
  now: Date;
}

/** From the commit on the member writes nothing; who is kept out reads nothing either, on any device. */
export async function writeMute(
  tx: Tx,
  { operator }: { operator: Pick<Operator, 'name'> },
  { member, kind, seconds, reason, messageId, now }: Mute,
): Promise<Date | null> {
  const until = seconds === null ? null : new Date(now.getTime() + seconds * 1000);
  await tx
    .insertInto('chat.mute')
    .values({
      id: newId(),
      merchant_id: member.merchantId,
      member_id: member.id,
      kind,
      until,
      reason,
      message_id: messageId,
      operator_name: operator.name,
      at: now,
    })
    .execute();
  await notifyPush(tx, { m: [member.id], t: ['chat_changed'] });
  await notifyOps(tx, { brandId: member.merchantId, type: 'chat_changed' });
  return until;
}
