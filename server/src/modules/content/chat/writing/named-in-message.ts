import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** The number of a message that is answered. Refuses with `chat_message_unknown` what the writer does not read. */
export async function checkReply(
  tx: Tx,
  roomId: string,
  memberId: string,
  replyTo: number | undefined,
): Promise<bigint | null> {
  if (replyTo === undefined) return null;
  const row = await tx
    .selectFrom('chat.message as m')
    .select('m.number')
    .where('m.room_id', '=', roomId)
    .where('m.number', '=', BigInt(replyTo))
    .where('m.state', '=', 'shown')
    .where(sql<boolean>`not exists (select from chat.block b where (b.member_id = ${memberId} and b.blocked_id = m.member_id)
      or (b.member_id = m.member_id and b.blocked_id = ${memberId}))`)
    .executeTakeFirst();
  if (!row) throw new Refusal('chat_message_unknown');
  return row.number;
}

/** Authors of the brand who are named in a message; those between whom and the writer a block stands are left out. */
export async function allowedMentions(
  tx: Tx,
  merchantId: string,
  memberId: string,
  mentions: readonly string[],
): Promise<string[]> {
  if (mentions.length === 0) return [];
  const rows = await tx
    .selectFrom('chat.author as a')
    .select('a.author_id')
    .where('a.author_id', 'in', [...new Set(mentions)])
    .where('a.merchant_id', '=', merchantId)
    .where('a.member_id', '<>', memberId)
    .where(sql<boolean>`not exists (select from chat.block b where (b.member_id = ${memberId} and b.blocked_id = a.member_id)
      or (b.member_id = a.member_id and b.blocked_id = ${memberId}))`)
    .execute();
  return rows.map(({ author_id }) => author_id);
}
