import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queryable } from './database.ts';

const PATIENCE_MS = 5000;
const POLL_MS = 20;

/**
 * A number of the sequence up to which no row can appear any more. Numbers are handed out before their transactions commit,
 * so the last one seen does not qualify; but every transaction that draws one here has its transaction id by then. So: read
 * the counter, take a transaction id as a fence, and wait until all transactions of this database before the fence have ended. Undefined
 * when one of them takes longer than the time limit.
 */
export async function commitWatermark(
  db: Queryable,
  sequence:
    | 'ledger.transfer_id'
    | 'bets.settlement_number'
    | 'agents.tree_event_number'
    | 'audit.security_event_number'
    | 'operators.action_number',
): Promise<bigint | undefined> {
  const { rows: counters } = await sql<{ last: bigint }>`
    select case when is_called then last_value else 0 end as last from ${sql.table(sequence)}`.execute(db);
  const { rows: fences } = await sql<{ fence: string }>`select pg_current_xact_id()::text as fence`.execute(
    db,
  );
  const fence = fences[0]?.fence ?? '';
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += POLL_MS) {
    const { rows } = await sql<{ passed: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${fence}::xid8 or (
        -- Transaction ids are the server's. One that is open in another of its databases has no number of this sequence, however long it takes.
        not exists (
          select from pg_stat_activity
          where datname = current_database() and age(backend_xid) > age(${fence}::xid8::xid))
        and not exists (select from pg_prepared_xacts where database = current_database())) as passed`.execute(
      db,
    );
    if (rows[0]?.passed) return counters[0]?.last ?? 0n;
    await sleep(POLL_MS);
  }
  return undefined;
}
