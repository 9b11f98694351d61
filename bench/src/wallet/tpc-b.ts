import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { Client, Pool, type PoolClient } from 'pg';

export interface Yardstick {
  perSecond: number;
  how: string;
}

const SCALE = 10;
const SECONDS = 10;
const ACCOUNTS = 100_000 * SCALE;
const TELLERS = 10 * SCALE;

/** TPC-B in a database of its own on the same server: with pgbench where there is one, else its five statements from here. */
export async function prepareTpcB(url: string): Promise<(connections: number) => Promise<Yardstick>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create database tpc_b');
  await client.end();
  const database = url.replace(/\/lanna$/, '/tpc_b');
  await createTables(database);
  const pgbench = findPgbench();
  return pgbench
    ? async (connections) => withPgbench(pgbench, database, connections)
    : (connections) => withNode(database, connections);
}

function withPgbench(pgbench: string, database: string, connections: number): Yardstick {
  const output = execFileSync(
    pgbench,
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${connections}`,
      '--jobs=2',
      `--time=${SECONDS}`,
      `--scale=${SCALE}`,
      database,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  return { perSecond, how: `pgbench, scale ${SCALE}, prepared statements, ${SECONDS} s each` };
}

function findPgbench(): string | undefined {
  if (spawnSync('pgbench', ['--version']).status === 0) return 'pgbench';
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home) : [];
  return versions.map((version) => `${home}/${version}/bin/pgbench`).find((path) => existsSync(path));
}

async function withNode(database: string, connections: number): Promise<Yardstick> {
  const pool = new Pool({ connectionString: database, max: connections });
  const startedMs = performance.now();
  let done = 0;
  const run = async () => {
    const client = await pool.connect();
    while (performance.now() - startedMs < SECONDS * 1000) {
      await transact(client);
      done += 1;
    }
    client.release();
  };
  await Promise.all(Array.from({ length: connections }, run));
  const seconds = (performance.now() - startedMs) / 1000;
  await pool.end();
  return {
    perSecond: done / seconds,
    how: `no pgbench here: its five statements from Node, scale ${SCALE}, prepared, ${SECONDS} s each`,
  };
}

async function transact(client: PoolClient) {
  const below = (n: number) => 1 + Math.floor(Math.random() * n);
  const [account, teller, branch, delta] = [
    below(ACCOUNTS),
    below(TELLERS),
    below(SCALE),
    below(10_000) - 5000,
  ];
  const run = (name: string, text: string, values: number[]) => client.query({ name, text, values });
  await client.query('begin');
  await run('a', 'update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, account]);
  await run('s', 'select abalance from pgbench_accounts where aid = $1', [account]);
  await run('t', 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, teller]);
  await run('b', 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, branch]);
  await run('h', 'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())', [
    teller,
    branch,
    account,
    delta,
  ]);
  await client.query('commit');
}

/** The tables of `pgbench --initialize`, made here so that both ways measure the same. */
async function createTables(database: string) {
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query(`
    create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
    create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select n, 0, '' from generate_series(1, ${SCALE}) n;
    insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0, '' from generate_series(1, ${TELLERS}) n;
    insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${ACCOUNTS}) n;`);
  await client.query('vacuum analyze');
  await client.end();
}
