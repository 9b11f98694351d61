import { AsyncLocalStorage } from 'node:async_hooks';
import { isStalePlan, retryConflicts } from '@lanna/rules/database-errors';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Client, type Pool, types } from 'pg';
import { poolByScope, refuseInReadScope } from '../replica/read-scope.ts';
import type { Tables } from '../tables.ts';
import { PlanningClient, TracingPool } from './planned-once.ts';

/** Either the pool or a transaction: for reads that work in either. */
export type Queryable = Kysely<Tables>;
/**
 * A transaction as use cases see it. Not Kysely's own `Transaction<Tables>`: to see that it is a `Queryable` the compiler would compare the two method by
 * method, and for more than 316 tables it gives up (TS2590: pairs of them are more than 100 000).
 */
export type Tx = Queryable & { readonly isTransaction: true };

/** A transaction that Kysely has begun, as a `Tx`. */
export function txOf(begun: Transaction<Tables>): Tx {
  return begun as unknown as Tx;
}

export interface Database {
  kysely: Kysely<Tables>;
  pool: Pool;
  /** Runs `work` in one READ COMMITTED transaction, again where it meets another (`retryConflicts`). */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Lends a connection that stays the same from statement to statement, for what is a session's: behind a pooler none of `pool` does. */
  session<T>(work: (session: Pick<Client, 'query'>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

// int8 and numeric arrive as bigint and text: no amount ever passes through a float.
types.setTypeParser(types.builtins.INT8, (text) => BigInt(text));
types.setTypeParser(types.builtins.NUMERIC, (text) => text);

/**
 * `url` names a member of `lanna_app`, or the owner; every connection drops to `lanna_app` unless `role` says otherwise. `poolUrl` is the same
 * database behind a pooler by transactions: what a connection starts with is the login's there (`makeLogin`), and `checkPooled` looks.
 */
export function openDatabase(options: {
  url: string;
  poolUrl?: string | undefined;
  maxConnections?: number;
  /** How long a caller stands in line for one of them. */
  connectionWaitMs?: number;
  role?: string | null;
  onError?: (error: Error) => void;
}): Database {
  const role = options.role === undefined ? 'lanna_app' : options.role;
  const startsWith = `-c TimeZone=UTC -c statement_timeout=15000${role ? ` -c role=${role}` : ''}`;
  const { poolUrl } = options;
  const pool = new TracingPool({
    Client: PlanningClient,
    connectionString: poolUrl ?? options.url,
    max: options.maxConnections ?? 16,
    connectionTimeoutMillis: options.connectionWaitMs ?? 3000,
    keepAlive: true,
    application_name: 'lanna',
    ...(!poolUrl && { options: startsWith }),
  });
  // An idle connection cut by a stopped server must not end the process; the next query reports it.
  pool.on('error', (error) => options.onError?.(error));
  // The same while a connection is in use: its holder gets the error from its query.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolByScope(pool) }) });
  return {
    kysely,
    pool,
    transaction: async (work) => {
      refuseInReadScope();
      return retryConflicts(() => commit(kysely, work), isStalePlan);
    },
    session: async (work) => {
      refuseInReadScope();
      return poolUrl
        ? withClient({ connectionString: options.url, options: startsWith }, work)
        : withConnection(pool, work);
    },
    close: () => kysely.destroy(),
  };
}

async function withConnection<T>(pool: Pool, work: (session: Pick<Client, 'query'>) => Promise<T>) {
  const connection = await pool.connect();
  try {
    return await work(connection);
  } finally {
    connection.release();
  }
}

async function withClient<T>(
  target: { connectionString: string; options: string },
  work: (session: Pick<Client, 'query'>) => Promise<T>,
) {
  const client = new Client({ ...target, application_name: 'lanna-session', connectionTimeoutMillis: 3000 });
  // Its holder gets the error from its query.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const afterwards = new WeakMap<Tx, (() => void)[]>();
const around = new AsyncLocalStorage<Tx>();

/** Does something once the transaction is committed, and never if it is rolled back. It must not fail, and no caller waits for it. */
export function afterCommit(tx: Tx, work: () => void): void {
  const works = afterwards.get(tx);
  if (!works) throw new Error('only what runs in a transaction of `Database` knows of its commit');
  works.push(work);
}

/**
 * Does something outside of every transaction: at once, or, where the caller runs within a transaction of `Database`, once that is committed
 * and never if it is rolled back. For what must not hold the locks of its caller.
 */
export function outsideTransaction(work: () => void): void {
  const tx = around.getStore();
  if (tx && afterwards.has(tx)) afterCommit(tx, work);
  else work();
}

async function commit<T>(kysely: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const works: (() => void)[] = [];
  let known: Tx | undefined;
  try {
    const done = await kysely.transaction().execute((begun) => {
      const tx = txOf(begun);
      known = tx;
      afterwards.set(tx, works);
      return around.run(tx, () => work(tx));
    });
    for (const one of works) one();
    return done;
  } finally {
    // What the work has left running behind it is in no transaction any more.
    if (known) afterwards.delete(known);
  }
}

/** How long what was last read, and concerns no money and no particular person, is still said while the database is away. */
export const OUTAGE_KEPT_MS = 10 * 60_000;

/** Behind a pooler a connection starts as its login does. One that may more than ours, or that no statement ends, is none to work with. */
export async function checkPooled(db: Database): Promise<void> {
  const { rows } = await sql<{ role: string; zone: string; limit: string }>`
    select current_user as role, current_setting('TimeZone') as zone, current_setting('statement_timeout') as limit`.execute(
    db.kysely,
  );
  const [start] = rows;
  if (start?.role === 'lanna_app' && start.zone === 'UTC' && start.limit !== '0') return;
  throw new Error(
    `DATABASE_POOL_URL: its connections start as ${start?.role} (${start?.zone}, statements ${start?.limit === '0' ? 'without limit' : `of ${start?.limit}`}) instead of lanna_app (UTC, with a limit). Run \`npm run logins\`, then have the pooler reconnect.`,
  );
}

export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db.kysely);
}
