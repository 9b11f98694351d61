import { isDatabaseUnreachable, isStalePlan, retryConflicts, sqlState } from '@lanna/rules/database-errors';
import { Pool, type PoolClient, types } from 'pg';
import type { Log } from './log.ts';
import { planningClient } from './planning-client.ts';

export type Tx = Pick<PoolClient, 'query'>;

export interface Database {
  pool: Pool;
  /** One READ COMMITTED transaction; deadlocks and serialization failures are tried again, three times in all. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * `url` names a member of `lanna_studio`, or the owner; every connection drops to that role. `pooled`: it leads to a pooler by transactions,
 * where what a connection starts with is the login's; `checkPooled` looks.
 */
export function openDatabase({
  url,
  log,
  connections = 12,
  pooled = false,
}: {
  url: string;
  log: Log;
  connections?: number;
  pooled?: boolean;
}): Database {
  const pool = new Pool({
    Client: planningClient(),
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'lanna-studio',
    ...(!pooled && { options: '-c TimeZone=UTC -c statement_timeout=10000 -c role=lanna_studio' }),
    types: { getTypeParser: parserOf },
  });
  // An idle connection cut by a stopped server must not end the process; the next query reports it.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  return {
    pool,
    transaction: (work) => retryConflicts(() => transact(pool, work), isStalePlan),
    close: () => pool.end(),
  };
}

/** Behind a pooler a connection starts as its login does. One that may more than ours, or that no statement ends, is none to work with. */
export async function checkPooled(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; zone: string; limit: string }>(
    "select current_user as role, current_setting('TimeZone') as zone, current_setting('statement_timeout') as limit",
  );
  const [start] = rows;
  if (start?.role === 'lanna_studio' && start.zone === 'UTC' && start.limit !== '0') return;
  throw new Error(
    `STUDIO_DATABASE_POOL_URL: its connections start as ${start?.role} (${start?.zone}, statements of ${start?.limit}) instead of lanna_studio (UTC, with a limit). Run \`npm run logins\`, then have the pooler reconnect.`,
  );
}

/** int8 becomes bigint: no amount passes through a float. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === types.builtins.INT8) return (text: string) => BigInt(text);
  return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text');
}

async function transact<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that the server ends in the middle fails the next statement; without a listener it would end the process.
  const lost = (error: Error) => {
    broken = error;
  };
  client.on('error', lost);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}

/** True for whatever the database said no to, and where it could not be reached; false for an error of ours. */
export function isOfDatabase(error: unknown): boolean {
  return isDatabaseUnreachable(error) || sqlState(error) !== undefined;
}
