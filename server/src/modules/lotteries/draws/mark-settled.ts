import type { Tx } from '../../../platform/sql/database.ts';
import { notifyDraws } from './notify-draws.ts';

/**
 * Notes that every line of a draw is settled by this version of its result; 0: that a cancelled draw has given all its stakes back. False, and nothing noted,
 * when that is no longer what stands.
 */
export async function markSettled(
  tx: Tx,
  { drawId, version, now }: { drawId: string; version: number; now: Date },
): Promise<boolean> {
  const noted = await tx
    .updateTable('draws.draw')
    .set({ settled_at: now, ...(version > 0 && { state: 'settled' }) })
    .where('id', '=', drawId)
    .where('settled_at', 'is', null)
    .where('state', '=', version > 0 ? 'drawn' : 'cancelled')
    .$if(version > 0, (query) => query.where('version', '=', version))
    .returning('id')
    .executeTakeFirst();
  if (!noted) return false;
  await notifyDraws(tx);
  return true;
}
