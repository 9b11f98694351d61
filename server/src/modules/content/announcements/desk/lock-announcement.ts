import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/**
 * An announcement of the brands in scope, held until the transaction ends. Refuses `not_found`, and `changed_meanwhile` where
 * an operator has changed it since it was opened.
 */
export async function lockAnnouncement(
  tx: Tx,
  { id, brandIds, version }: { id: string; brandIds: readonly string[]; version: number },
) {
  const held = await tx
    .selectFrom('announcements.announcement')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new Refusal('not_found');
  if (held.version !== version) throw new Refusal('changed_meanwhile');
  return held;
}
