import type { Value } from '@lanna/contract/endpoint';
import type { showHealth as endpoint } from '@lanna/contract/oversight/reports/ops';
import { sql } from 'kysely';
import { PROCESS_GONE_MS } from '../../../../platform/process/running-process.ts';
import type { Replica } from '../../../../platform/replica/replica.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

type Shown = Value<typeof endpoint>;

/** How the portal is: asked of the database while the page waits, so that the answer's own time is part of it. */
export async function showHealth(
  db: Queryable,
  now: Date,
  replica?: Pick<Replica, 'state' | 'lagSeconds'>,
): Promise<Shown> {
  const startedMs = performance.now();
  await sql`select 1`.execute(db);
  const answersInMs = Math.round((performance.now() - startedMs) * 10) / 10;
  const [database, jobs, sumsLagSeconds, processes, vendors] = await Promise.all([
    readDatabase(db),
    readJobs(db),
    readSumsLag(db),
    readProcesses(db),
    readVendors(db, now),
  ]);
  return {
    at: now.toISOString(),
    database: { answersInMs, ...database },
    jobs,
    sumsLagSeconds,
    replica: replica ? { state: replica.state(), lagSeconds: Math.round(replica.lagSeconds()) } : null,
    processes,
    vendors,
  };
}

async function readDatabase(db: Queryable) {
  const { rows } = await sql<{ connections: number; connectionsMax: number; sizeBytes: bigint }>`
    select (select sum(numbackends)::integer from pg_stat_database) as connections,
      current_setting('max_connections')::integer as "connectionsMax",
      pg_database_size(current_database()) as "sizeBytes"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query without a table has one row');
  return { ...row, sizeBytes: Number(row.sizeBytes) };
}

async function readJobs(db: Queryable) {
  const { rows } = await sql<{ waiting: bigint; lag_seconds: number; failed: bigint }>`
    select waiting, lag_seconds, failed from platform.job_lag()`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('sums are one row, also of nothing');
  return { waiting: Number(row.waiting), lagSeconds: row.lag_seconds, failed: Number(row.failed) };
}

async function readSumsLag(db: Queryable): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - (
      select recorded_at from bets.settlement_waiting order by number limit 1)), 0)::integer as seconds`.execute(
    db,
  );
  return Math.max(0, rows[0]?.seconds ?? 0);
}

async function readProcesses(db: Queryable): Promise<Shown['processes']> {
  const { rows } = await sql<{ id: string; roles: string[]; started_at: Date; sockets: number }>`
    select id, roles, started_at, sockets from platform.running_processes
    where seen_at > now() - ${PROCESS_GONE_MS} * interval '1 millisecond' order by started_at, id`.execute(
    db,
  );
  return rows.map(({ id, roles, started_at, sockets }) => ({
    id,
    roles,
    startedAt: started_at.toISOString(),
    sockets,
  }));
}

const VENDOR_CALLS_OF_MS = 3_600_000;

async function readVendors(db: Queryable, now: Date): Promise<Shown['vendors']> {
  const { rows } = await sql<{
    code: string;
    name: string;
    direction: 'in' | 'out';
    calls: bigint;
    errors: bigint;
    total_ms: bigint;
    longest_ms: number;
  }>`
    select v.code, v.name, c.direction, sum(c.calls)::bigint as calls, sum(c.errors)::bigint as errors,
      sum(c.total_ms)::bigint as total_ms, max(c.longest_ms) as longest_ms
    from catalogue.vendor_calls c join catalogue.vendor_record v on v.id = c.vendor_id
    where c.minute > ${new Date(now.getTime() - VENDOR_CALLS_OF_MS)}
    group by v.code, v.name, c.direction
    order by sum(c.errors) desc, sum(c.calls) desc`.execute(db);
  return rows.map(({ code, name, direction, calls, errors, total_ms, longest_ms }) => ({
    code,
    name,
    direction,
    calls: Number(calls),
    errors: Number(errors),
    averageMs: calls === 0n ? 0 : Math.round(Number(total_ms) / Number(calls)),
    longestMs: longest_ms,
  }));
}
