import type { Tx } from '../../platform/database.ts';

export const TABLES_CHANNEL = 'studio_tables';
/** In the place of a table's code: something was decided about tables. */
export const ALL_TABLES = '*';
/** A notification of the database has 8 000 bytes at most. */
const PLAYERS_AT_ONCE = 200;

/** With the commit, every process of the studio is notified that a table has changed, and for which players something of their own has. */
export async function notifyTable(tx: Tx, code: string, players: readonly string[] = []): Promise<void> {
  for (let at = 0; at === 0 || at < players.length; at += PLAYERS_AT_ONCE) {
    const some = players.slice(at, at + PLAYERS_AT_ONCE);
    await tx.query('select pg_notify($1, $2)', [TABLES_CHANNEL, `${code} ${some.join(',')}`]);
  }
}

export function readNotification(text: string): { code: string; players: string[] } {
  const [code = '', players = ''] = text.split(' ');
  return { code, players: players === '' ? [] : players.split(',') };
}
