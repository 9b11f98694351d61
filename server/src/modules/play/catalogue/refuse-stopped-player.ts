import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** A player whose play was stopped opens no game. Refuses `play_stopped`. */
export async function refuseStoppedPlayer(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<void> {
  const stop = await db
    .selectFrom('catalogue.stop_in_force')
    .select('id')
    .where('subject_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (stop) throw new Refusal('play_stopped');
}
