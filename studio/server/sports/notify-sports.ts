import type { Tx } from '../platform/database.ts';

export const SPORTS_CHANNEL = 'studio_sports';
/** A notification of the database has 8 000 bytes at most. */
const IDS_AT_ONCE = 200;

/** fixture: prices or state of these have changed · own: slips of these players · list: fixtures came or went. */
export type SportsChange =
  | { what: 'fixture' | 'own'; ids: readonly string[] }
  | { what: 'list'; ids?: readonly string[] };

/** With the commit, every process of the studio is notified. */
export async function notifySports(tx: Tx, { what, ids = [] }: SportsChange): Promise<void> {
  if (ids.length === 0 && what !== 'list') return;
  for (let at = 0; at === 0 || at < ids.length; at += IDS_AT_ONCE)
    await tx.query('select pg_notify($1, $2)', [
      SPORTS_CHANNEL,
      `${what} ${ids.slice(at, at + IDS_AT_ONCE).join(',')}`,
    ]);
}

export function readSportsChange(text: string): { what: string; ids: string[] } {
  const [what = '', ids = ''] = text.split(' ');
  return { what, ids: ids === '' ? [] : ids.split(',') };
}
