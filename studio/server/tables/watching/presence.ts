import type { Tx } from '../../platform/database.ts';

/** What a process said longer ago counts no more. */
export const PRESENT_MS = 8000;
/** How often it says so again. */
export const SAID_EVERY_MS = 2000;

/** How many watch each table through one process. */
export interface Presence {
  code: string;
  watchers: number;
  /** Of them, those with a play session. */
  players: number;
}

export async function reportPresence(db: Tx, holder: string, present: readonly Presence[]): Promise<void> {
  await db.query(
    `insert into studio.table_presence (holder, table_code, watchers, players, at)
     select $1, p.code, p.watchers, p.players, clock_timestamp()
     from jsonb_to_recordset($2) as p(code text, watchers integer, players integer)
     on conflict (holder, table_code) do update
       set watchers = excluded.watchers, players = excluded.players, at = excluded.at`,
    [holder, JSON.stringify(present)],
  );
}

/** Rows of processes that are no more. */
export async function forgetAbsent(db: Tx): Promise<void> {
  await db.query(`delete from studio.table_presence where at < statement_timestamp() - interval '1 hour'`);
}
