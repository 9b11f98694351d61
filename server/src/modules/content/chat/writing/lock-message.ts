import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** A message that is shown in a room, until the transaction ends. Refuses with `chat_message_unknown`. */
export async function lockMessage(tx: Tx, { room, number }: { room: string; number: number }) {
  const row = await tx
    .selectFrom('chat.message')
    .select(['id', 'member_id', 'number', 'sent_at', 'reports', 'decided_at', 'state'])
    .where('room_id', '=', room)
    .where('number', '=', BigInt(number))
    .where('state', '=', 'shown')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('chat_message_unknown');
  return row;
}
