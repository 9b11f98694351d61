import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/src/platform/sql/embedded-postgres.ts';
import { prepareDatabase } from '../../server/src/platform/sql/prepare-database.ts';
import { fillBets } from './data-set/fill-bets.ts';
import { fillBrands } from './data-set/fill-brands.ts';
import { fillDeposits } from './data-set/fill-deposits.ts';
import { fillFigures } from './data-set/fill-figures.ts';
import { fillMembers } from './data-set/fill-members.ts';
import { setAside } from './data-set/set-aside.ts';

/** How large the set is; a smaller one is for trying the set itself. */
export interface Size {
  members: number;
  bets: number;
  days: number;
}
const WHOLE: Size = {
  /** Fewer where a machine has other work to do. */
  members: Number(process.env['BENCH_MEMBERS'] ?? 1_000_000),
  bets: Number(process.env['BENCH_BETS'] ?? 10_000_000),
  days: 400,
};

export interface DataSet {
  /** Connection string of the owner. */
  url: string;
  /** When the set was made: its last bets are of this moment. */
  madeAt: Date;
  size: Size;
  /** Under which portals that run on it seal their secrets. */
  secretKey: string;
  /** What making it took; undefined when an earlier run's was found. */
  madeInSeconds?: number;
  stop(): Promise<void>;
}

/** Raise it when what is filled in changes: an older set is made anew. */
const EDITION = 2;
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/lanna-bench-data/', import.meta.url));

/**
 * A portal's database after more than a year: 1 000 000 members of three brands and 10 000 000 bets, for measuring whatever reads
 * much. Made once, in a folder that later runs find (`BENCH_DATA_DIR` names another). Newer migrations are applied to it as to
 * any portal's database; where that is refused, because one was rewritten, it is made anew.
 */
export async function openDataSet(size: Size = WHOLE): Promise<DataSet> {
  const folder = process.env['BENCH_DATA_DIR'] ?? FOLDER;
  const kept = readNote(folder);
  if (kept?.edition === EDITION && JSON.stringify(kept.size) === JSON.stringify(size)) {
    const postgres = await startEmbeddedPostgres(folder, SERVING);
    if (await bringUpToDate(postgres)) return opened(postgres, kept);
    await postgres.stop();
  }
  await removeEmbeddedPostgres(folder);
  return make(folder, size);
}

async function make(folder: string, size: Size): Promise<DataSet> {
  mkdirSync(folder, { recursive: true });
  const startedMs = performance.now();
  const filling = await startEmbeddedPostgres(folder, FILLING);
  const madeAt = new Date();
  try {
    await fillDataSet(filling.url, size);
  } finally {
    await filling.stop();
  }
  const secretKey = randomBytes(32).toString('base64');
  const note: Note = { edition: EDITION, size, madeAt: madeAt.toISOString(), secretKey };
  writeFileSync(join(folder, NOTE), JSON.stringify(note));
  const madeInSeconds = (performance.now() - startedMs) / 1000;
  return { ...opened(await startEmbeddedPostgres(folder, SERVING), note), madeInSeconds };
}

/** The same into any empty database, for what asks less of it. */
export async function fillDataSet(url: string, size: Size): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const step = stopwatch();
  try {
    await prepareDatabase(client);
    await client.query(`set search_path = public; set timezone = 'UTC'`);
    await fillBrands(client);
    step('migrations, brands and games');
    await fillMembers(client, url, size);
    step('members');
    const restore = await setAside(client, [
      'bets.bet',
      'bets.settlement',
      'bets.daily_sum',
      'bets.daily_game_sum',
    ]);
    await fillBets(client, url, size, step);
    await restore(url);
    step('indexes');
    await fillDeposits(client);
    step('deposits');
    await fillFigures(client, url);
    step('figures and devices');
    await client.query('drop schema bench cascade');
    await client.query('vacuum (analyze)');
    step('vacuum');
  } finally {
    await client.end();
  }
}

/** False when the folder's database cannot become one of this program. */
async function bringUpToDate(postgres: EmbeddedPostgres): Promise<boolean> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await prepareDatabase(client);
    return true;
  } catch (error) {
    console.log(`the data set is made anew: ${(error as Error).message}`);
    return false;
  } finally {
    await client.end();
  }
}

/** As in production, except that the sets of pages are larger than a fresh demo's. */
const SERVING = { shared_buffers: '1GB', work_mem: '32MB' };
/** Nothing is lost that could not be made again. */
const FILLING = {
  ...SERVING,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  work_mem: '512MB',
  maintenance_work_mem: '1GB',
  max_parallel_maintenance_workers: '2',
};

interface Note {
  edition: number;
  size: Size;
  madeAt: string;
  secretKey: string;
}
const NOTE = 'data-set.json';

function readNote(folder: string): Note | undefined {
  const file = join(folder, NOTE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Note) : undefined;
}

function opened({ url, stop }: EmbeddedPostgres, { madeAt, size, secretKey }: Note): DataSet {
  return { url, stop, size, secretKey, madeAt: new Date(madeAt) };
}

function stopwatch() {
  let lastMs = performance.now();
  return (what: string) => {
    const nowMs = performance.now();
    console.log(`  ${what.padEnd(36)} ${((nowMs - lastMs) / 1000).toFixed(1).padStart(7)} s`);
    lastMs = nowMs;
  };
}
