import type { Tx } from '../platform/database.ts';

export const ROOMS_CHANNEL = 'studio_rooms';

/** With the commit, every process of the studio is notified that something has happened at a table. */
export async function notifyRoom(tx: Tx, tableId: string): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [ROOMS_CHANNEL, tableId]);
}

/** The same, of what leaves its leader nothing to do before the time it knows. */
export async function notifyPages(tx: Tx, tableId: string): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [ROOMS_CHANNEL, `${tableId} ${PAGES_ALONE}`]);
}

export const PAGES_ALONE = 'pages';

/** After the table: a process has shown it to its own pages already, and leads it. Releases from before read no such word, and look at the table whole. */
export const SHOWN_BY = 'shown:';
