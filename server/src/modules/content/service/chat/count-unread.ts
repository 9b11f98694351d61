import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import type { Customer } from './customer.ts';
import { type Conversation, findConversation } from './find-conversation.ts';

/** How many answers the customer has not read. */
export async function countUnread(
  { db, clock }: { db: Database; clock: Clock },
  customer: Customer | undefined,
): Promise<{ unread: number }> {
  const conversation = customer && (await findConversation(db.kysely, customer, clock.now()));
  return { unread: conversation ? await unreadOf(db.kysely, conversation) : 0 };
}

export async function unreadOf(
  db: Queryable,
  { id, customer_seen }: Pick<Conversation, 'id' | 'customer_seen'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('service.message')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('conversation_id', '=', id)
    .where('author', '=', 'desk')
    .where('number', '>', customer_seen)
    .executeTakeFirstOrThrow();
  return Number(count);
}
