import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Again is no different. Refuses `not_found`. */
export async function markRead(tx: Tx, owner: Owner, id: string, now: Date): Promise<void> {
  const found = await tx
    .updateTable('inbox.message')
    .set({ read_at: sql`coalesce(read_at, ${now})` })
    .where('id', '=', id)
    .where('member_id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  await notifyPages(tx, owner);
}

/** This message and all that came before it: what has arrived since stays unread. Refuses `not_found`. */
export async function markAllRead(tx: Tx, owner: Owner, until: string, now: Date): Promise<void> {
  const last = await tx
    .selectFrom('inbox.message')
    .select(['id', 'sent_at'])
    .where('id', '=', until)
    .where('member_id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .executeTakeFirst();
  if (!last) throw new Refusal('not_found');
  await tx
    .updateTable('inbox.message')
    .set({ read_at: now })
    .where('member_id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .where('read_at', 'is', null)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`(sent_at, id) <= (${last.sent_at}, ${last.id}::uuid)`)
    .execute();
  await notifyPages(tx, owner);
}

/** Out of the member's sight; the row goes with the next clearing. Refuses `not_found`. */
export async function removeMessage(tx: Tx, owner: Owner, id: string, now: Date): Promise<void> {
  const found = await tx
    .updateTable('inbox.message')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('member_id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  await notifyPages(tx, owner);
}

/** The member's other devices and tabs. */
async function notifyPages(tx: Tx, { memberId }: Owner): Promise<void> {
  await notifyPush(tx, { m: [memberId], t: ['inbox_changed'] });
}
