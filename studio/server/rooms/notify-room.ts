import type { Tx } from '../platform/database.ts';

export const ROOMS_CHANNEL = 'studio_rooms';

/** With the commit, every process of the studio is notified that something has happened at a table. */
export async function notifyRoom(tx: Tx, tableId: string): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [ROOMS_CHANNEL, tableId]);
}
