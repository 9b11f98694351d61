import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';
import { notifyDraws } from './notify-draws.ts';

/**
 * Closes a draw whose time has come by the database's clock: waits for the slips that are being taken on it, and none is taken after. False when it is not yet
 * time or already done.
 */
export async function closeDraw(tx: Tx, drawId: string): Promise<boolean> {
  await sql`select draws.lock_for_closing(${drawId})`.execute(tx);
  const closed = await tx
    .updateTable('draws.draw')
    .set({ state: 'closed', closed_at: sql`clock_timestamp()` })
    .where('id', '=', drawId)
    .where('state', '=', 'open')
    .where('closes_at', '<=', sql<Date>`clock_timestamp()`)
    .returning('id')
    .executeTakeFirst();
  if (!closed) return false;
  await notifyDraws(tx);
  return true;
}

/** Closes a draw before its time: its result is said to be known already. Waits for the slips that are being taken on it. False when it takes no bets. */
export async function closeEarly(tx: Tx, drawId: string): Promise<boolean> {
  await sql`select draws.lock_for_closing(${drawId})`.execute(tx);
  const closed = await tx
    .updateTable('draws.draw')
    .set({ state: 'closed', closed_at: sql`clock_timestamp()` })
    .where('id', '=', drawId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (!closed) return false;
  await notifyDraws(tx);
  return true;
}
