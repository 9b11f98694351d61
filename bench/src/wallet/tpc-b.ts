import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { Client } from 'pg';

export interface Yardstick {
  perSecond: number;
  how: string;
}

const SCALE = 10;
const SECONDS = 10;

/** TPC-B in a database of its own on the same server: with pgbench where there is one, else the same statements from here. */
export async function measureTpcB(url: string, connections: number): Promise<Yardstick> {
  const pgbench = findPgbench();
  const database = await makeDatabase(url);
  if (!pgbench) throw new Error('todo');
  execFileSync(pgbench, ['--initialize', '--quiet', `--scale=${SCALE}`, database], { stdio: 'ignore' });
  const output = execFileSync(
    pgbench,
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${connections}`,
      '--jobs=2',
      `--time=${SECONDS}`,
      database,
    ],
    { encoding: 'utf8' },
  );
  const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  return { perSecond, how: `pgbench, scale ${SCALE}, prepared statements, ${SECONDS} s` };
}

async function makeDatabase(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create database tpc_b');
  await client.end();
  return url.replace(/\/lanna$/, '/tpc_b');
}

function findPgbench(): string | undefined {
  if (spawnSync('pgbench', ['--version']).status === 0) return 'pgbench';
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home) : [];
  return versions.map((version) => `${home}/${version}/bin/pgbench`).find((path) => existsSync(path));
}
