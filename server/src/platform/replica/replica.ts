import type { Pool } from 'pg';
import type { Log } from '../process/log.ts';
import { PlanningClient, TracingPool } from '../sql/planned-once.ts';
import { kindOf } from '../tracing/trace.ts';

/** read: not too far behind · late: too far behind · away: does not answer, or is none to read from. */
type ReplicaState = 'read' | 'late' | 'away';

export interface Replica {
  pool: Pool;
  /** Begins to ask how it is. Not before the topics have started: those that listen to changes of sessions want every connection after that. */
  start(): void;
  /** As of when it would be read: the primary's clock. Undefined where the primary is to be read. */
  asOf(): Date | undefined;
  state(): ReplicaState;
  /** How far behind it is: at most so much where it is `read`, at least so much where it is not. */
  lagSeconds(): number;
  /** It was read, and that failed: the primary has answered. */
  noteFailed(error: unknown): void;
  /** How often, since the process started. */
  failedReads(): number;
  stop(): Promise<void>;
}

/** What the primary had written at a moment: a server with that much has all that was committed then. */
interface Mark {
  lsn: bigint;
  /** On the primary's clock, for who reads it. */
  at: Date;
  /** On this process's own steady clock: how long ago that was, whatever its clock says. */
  takenMs: number;
}

const EVERY_MS = 1000;
/** Who does not answer these questions within that time is not asked for reports either. */
const ANSWER_MS = 2000;
/** A report may take as long as a statement may. */
const STATEMENT_MS = 20_000;
const MARKS_MAX = 900;
const CONNECTIONS = 8;

const MARK = `
  select now() as at, pg_current_wal_insert_lsn()::text as lsn, current_database() as database,
    (select system_identifier from pg_control_system()) as cluster`;
const PLACE = `
  select pg_is_in_recovery() as replays, pg_last_wal_replay_lsn()::text as lsn, current_user as role, current_database() as database,
    (select system_identifier from pg_control_system()) as cluster,
    coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 as "saysBehind"`;

interface Marked {
  at: Date;
  lsn: string;
  database: string;
  cluster: bigint;
}
interface Placed extends Omit<Marked, 'at' | 'lsn'> {
  replays: boolean;
  lsn: string | null;
  role: string;
  saysBehind: number;
}

/**
 * A replica of the primary, and how far behind it is. Each second the primary is asked what it has written and the replica what it has replayed; the replica stands
 * at the latest mark that it has passed. No clock but the primary's is believed, and one that stands still is late by itself.
 */
export function openReplica(options: {
  url: string;
  primary: Pool;
  maxLagMs: number;
  log: Pick<Log, 'info' | 'warn'>;
  nowMs?: () => number;
}): Replica {
  const { url, primary, maxLagMs, log, nowMs = () => performance.now() } = options;
  const openedMs = nowMs();
  const pool = poolOf(url, {
    max: CONNECTIONS,
    query_timeout: STATEMENT_MS,
    application_name: 'lanna-replica',
  });
  // Apart from reports: while those have all connections, it is still known how it is.
  const asking = poolOf(url, { max: 1, query_timeout: ANSWER_MS, application_name: 'lanna-replica-lag' });
  let marks: Mark[] = [];
  let passed: Mark | undefined;
  let saysBehindSeconds = 0;
  let failedReads = 0;
  let problem: string | undefined = 'it has not answered yet';
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let noted: ReplicaState | undefined;

  const behindMs = () => nowMs() - (passed?.takenMs ?? marks[0]?.takenMs ?? openedMs);
  const state = (): ReplicaState => {
    if (problem !== undefined) return 'away';
    return passed && behindMs() <= maxLagMs ? 'read' : 'late';
  };

  async function look() {
    await mark();
    try {
      const { rows } = await asking.query<Placed>(PLACE);
      if (rows[0]) place(rows[0]);
    } catch {
      problem = 'it does not answer';
    }
    noteState();
  }

  let known: Pick<Marked, 'database' | 'cluster'> | undefined;

  async function mark() {
    const takenMs = nowMs();
    const { rows } = await primary.query<Marked>(MARK).catch(() => ({ rows: [] }));
    const [row] = rows;
    if (!row) return;
    const lsn = lsnOf(row.lsn);
    // The primary is another one, or was put back to an earlier moment: what was marked is of another past.
    if (known?.cluster !== row.cluster || lsn < (marks.at(-1)?.lsn ?? 0n)) [marks, passed] = [[], undefined];
    known = row;
    marks.push({ lsn, at: row.at, takenMs });
    // A replica far behind catches up mark by mark; between old ones nothing needs to be told apart.
    if (marks.length > MARKS_MAX) marks = marks.filter((_, at) => at % 2 === 0 || at > MARKS_MAX / 2);
  }

  function place(row: Placed) {
    problem = problemOf(row);
    if (problem !== undefined || row.lsn === null) {
      passed = undefined;
      return;
    }
    saysBehindSeconds = row.saysBehind;
    const replayed = lsnOf(row.lsn);
    const last = marks.findLastIndex(({ lsn }) => lsn <= replayed);
    if (last >= 0) [passed] = marks.splice(0, last + 1).slice(-1);
  }

  function problemOf(row: Placed): string | undefined {
    if (!row.replays) return 'it is no replica (any more)';
    if (known && (row.cluster !== known.cluster || row.database !== known.database))
      return 'it is a replica of another database';
    // As behind a pooler: what a connection starts with is the login's (`npm run logins`).
    if (row.role !== 'lanna_app') return `its connections start as ${row.role} instead of lanna_app`;
    return undefined;
  }

  function noteState() {
    const now = state();
    if (now === noted) return;
    const facts = { state: now, lagSeconds: Math.round(behindMs() / 1000), ...(problem && { problem }) };
    if (now === 'read') log.info(facts, 'the replica is read');
    else if (noted !== undefined || problem === undefined || nowMs() - openedMs > ANSWER_MS)
      log.warn(facts, 'the replica is not read; the primary is');
    noted = now;
  }

  const again = () => {
    if (!isStopped) timer = setTimeout(() => void look().then(again), EVERY_MS).unref();
  };
  let first: Promise<void> | undefined;

  return {
    pool,
    start: () => {
      first ??= look().then(again);
    },
    asOf: () => (state() === 'read' ? passed?.at : undefined),
    state,
    lagSeconds: () => {
      const known = behindMs() / 1000;
      return state() === 'read' ? known : Math.max(known, saysBehindSeconds);
    },
    noteFailed: (error) => {
      failedReads += 1;
      log.warn({ why: kindOf(error) }, 'the replica failed a call; the primary was read');
    },
    failedReads: () => failedReads,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await first;
      await Promise.all([pool.end(), asking.end()]);
    },
  };
}

function poolOf(
  connectionString: string,
  settings: { max: number; query_timeout: number; application_name: string },
): Pool {
  const pool = new TracingPool({
    Client: PlanningClient,
    connectionString,
    connectionTimeoutMillis: ANSWER_MS,
    keepAlive: true,
    ...settings,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** `16/B374D848`: two halves of a number, each in base sixteen. */
function lsnOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
