import { MESSAGES_PAGE } from '@lanna/contract/content/service/conversation';
import type { DeskMessage, readConversation } from '@lanna/contract/content/service/ops';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { notifyService } from '../chat/notify-service.ts';
import { conversationDesk } from './conversation-desk.ts';
import { conversations } from './list-conversations.ts';

/** Looks of one operator within it are one look on record: an open page asks again with every message. */
const READING_MS = 60 * 60_000;

/**
 * A conversation with what was written in it, notes included. What a person wrote is personal: the look is recorded. `seen` marks
 * its messages as read by the desk, which its customer sees. Refuses with `not_found`.
 */
export async function readForDesk(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>,
  { id, before, seen }: { id: string; before: number | undefined; seen: boolean },
  now: Date,
): Promise<Value<typeof readConversation>> {
  const kept = await conversationDesk.lockFor(tx, call, { id });
  if (await isNewReading(tx, id, call.operator.id, now))
    await call.record(tx, {
      action: 'service.look',
      ...conversationDesk.about(kept),
    });
  if (seen && kept.last_number > kept.desk_seen) {
    await tx
      .updateTable('service.conversation')
      .set({ desk_seen: kept.last_number })
      .where('id', '=', id)
      .execute();
    await notifyService(tx, kept);
  }
  const row = await conversations.one({ ...call, db: tx }, id);
  const newest = await messagesOf(tx, id, before);
  return {
    ...row,
    device: kept.device,
    page: kept.page,
    createdAt: kept.created_at.toISOString(),
    messages: newest.slice(0, MESSAGES_PAGE).reverse().map(deskMessage),
    more: newest.length > MESSAGES_PAGE,
    customerSeen: kept.customer_seen,
  };
}

async function isNewReading(tx: Tx, conversationId: string, operatorId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into service.look (conversation_id, operator_id, looked_at) values (${conversationId}, ${operatorId}, ${now})
    on conflict (conversation_id, operator_id) do update set looked_at = excluded.looked_at
      where look.looked_at <= ${new Date(now.getTime() - READING_MS)}
    returning looked_at`.execute(tx);
  return rows.length > 0;
}

function messagesOf(db: Queryable, conversationId: string, before: number | undefined) {
  return db
    .selectFrom('service.message')
    .select(['number', 'author', 'client_id', 'operator_name', 'text', 'sent_at'])
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(MESSAGES_PAGE + 1)
    .execute();
}

/** A message as operators get it. */
export function deskMessage(row: {
  number: number;
  author: string;
  client_id: string;
  operator_name: string | null;
  text: string;
  sent_at: Date;
}): DeskMessage {
  return {
    number: row.number,
    author: row.author as DeskMessage['author'],
    operator: row.operator_name,
    clientId: row.client_id,
    text: row.text,
    sentAt: row.sent_at.toISOString(),
  };
}
