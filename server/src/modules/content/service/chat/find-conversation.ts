import { VISIT_DAYS } from '@lanna/contract/content/service/service';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { Customer } from './customer.ts';

const DAY_MS = 86_400_000;

/**
 * The customer's conversation; undefined for a member who has not written yet. A token that opens none (made up, of another
 * brand, not used for days) is refused with `conversation_unknown`.
 */
export async function findConversation(db: Queryable, customer: Customer, now: Date) {
  const found = await conversationOf(db, customer, now).executeTakeFirst();
  if (!found && 'visit' in customer) throw new Refusal('conversation_unknown');
  return found;
}

/** The same, held until the transaction ends: messages of both sides come one after the other. */
export async function lockConversation(tx: Tx, customer: Customer, now: Date) {
  const found = await conversationOf(tx, customer, now).forUpdate().executeTakeFirst();
  if (!found && 'visit' in customer) throw new Refusal('conversation_unknown');
  return found;
}

export type Conversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

function conversationOf(db: Queryable, customer: Customer, now: Date) {
  const query = db
    .selectFrom('service.conversation')
    .select([
      'id',
      'merchant_id',
      'member_id',
      'visit_key',
      'state',
      'last_number',
      'customer_seen',
      'desk_seen',
      'waiting_since',
      'version',
    ])
    .where('merchant_id', '=', customer.merchantId);
  if ('memberId' in customer) return query.where('member_id', '=', customer.memberId);
  return query
    .where('visit_key', '=', customer.visit)
    .where('last_at', '>', new Date(now.getTime() - VISIT_DAYS * DAY_MS));
}
