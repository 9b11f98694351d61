import { MESSAGES_PAGE } from '@lanna/contract/content/service/conversation';
import type { showConversation } from '@lanna/contract/content/service/service';
import type { Value } from '@lanna/contract/endpoint';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { readDesk } from '../desk/desk-settings.ts';
import { shown } from './add-message.ts';
import { unreadOf } from './count-unread.ts';
import type { Customer } from './customer.ts';
import { deskAt } from './desk-hours.ts';
import { findConversation } from './find-conversation.ts';

/** The customer's conversation, its newest messages or those before one, and whether the desk is open. */
export async function readConversation(
  { db, clock }: { db: Database; clock: Clock },
  brand: { id: string; timeZone: string },
  customer: Customer | undefined,
  before: number | undefined,
): Promise<Value<typeof showConversation>> {
  const now = clock.now();
  const [conversation, { settings }] = await Promise.all([
    customer && findConversation(db.kysely, customer, now),
    readDesk(db.kysely, brand.id),
  ]);
  const desk = deskAt(settings, brand.timeZone, now);
  if (!conversation) return { conversation: null, desk };
  const newest = await messagesOf(db.kysely, conversation.id, before);
  return {
    conversation: {
      state: conversation.state as 'waiting',
      messages: newest.slice(0, MESSAGES_PAGE).reverse().map(shown),
      more: newest.length > MESSAGES_PAGE,
      unread: await unreadOf(db.kysely, conversation),
      deskSeen: conversation.desk_seen,
    },
    desk,
  };
}

/** Notes of operators are none of the customer's. */
function messagesOf(db: Queryable, conversationId: string, before: number | undefined) {
  return db
    .selectFrom('service.message')
    .select(['number', 'author', 'client_id', 'text', 'sent_at'])
    .where('conversation_id', '=', conversationId)
    .where('author', '<>', 'note')
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(MESSAGES_PAGE + 1)
    .execute();
}
