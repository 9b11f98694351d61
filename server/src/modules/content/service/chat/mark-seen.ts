import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { unreadOf } from './count-unread.ts';
import type { Customer } from './customer.ts';
import { lockConversation } from './find-conversation.ts';
import { notifyService } from './notify-service.ts';

/** Notes up to where the customer has read; a mark never goes back. The pages of both sides are notified. */
export async function markSeen(
  { db, clock }: { db: Database; clock: Clock },
  customer: Customer | undefined,
  number: number,
): Promise<{ unread: number }> {
  if (!customer) return { unread: 0 };
  return db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, customer, clock.now());
    if (!conversation) return { unread: 0 };
    const { id, last_number, customer_seen } = conversation;
    const seen = Math.max(customer_seen, Math.min(number, last_number));
    if (seen > customer_seen) {
      await tx
        .updateTable('service.conversation')
        .set({ customer_seen: seen })
        .where('id', '=', id)
        .execute();
      await notifyService(tx, conversation);
    }
    return { unread: await unreadOf(tx, { id, customer_seen: seen }) };
  });
}
