import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { type Baseline, baselineIsApplied, readBaseline } from './baseline.ts';
import { withFunctions } from './with-functions.ts';

/** Held by the process that changes the portal's schemas. A session may take it more than once. */
export const DATABASE_LOCK = 7_210_553_001n;

/**
 * Applies the .sql files of a folder in the order of their names, each in a transaction of its own, under a
 * session lock so that several processes may start at once. Forward only: a file that was applied and has
 * changed or vanished since stops the start. A file that stands for older ones (`<name>.replaces.json`) is applied to a
 * database without them, and only noted where all of them were. `functions` is the folder of the functions that a file may
 * name by `\function`.
 */
export async function migrate(client: Client, folder: URL, functions?: URL): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [DATABASE_LOCK]);
  try {
    await client.query(`create table if not exists public.lanna_migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    const files = await readMigrations(folder);
    await noteBaselines(client, files);
    const applied = await readApplied(client);
    refuseRewrittenHistory(files, applied);
    const pending = files.filter((file) => !applied.has(file.name));
    for (const file of pending) await apply(client, file, functions);
    return pending.map((file) => file.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [DATABASE_LOCK]);
  }
}

/** True when every file of the folder has been applied. */
export async function isMigrated(client: Pick<Client, 'query'>, folder: URL): Promise<boolean> {
  const files = await readMigrations(folder);
  const applied = await readApplied(client);
  return files.every((file) => applied.get(file.name) === file.sha256);
}

interface Migration {
  name: string;
  sql: string;
  sha256: string;
  baseline: Baseline | undefined;
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      const sha256 = createHash('sha256').update(sql).digest('hex');
      return { name, sql, sha256, baseline: await readBaseline(folder, name) };
    }),
  );
}

async function readApplied(client: Pick<Client, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from public.lanna_migration',
  );
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

/** What a baseline stands for has been applied file by file: it counts as applied, and the database stays as it is. */
async function noteBaselines(client: Client, files: Migration[]) {
  const applied = await readApplied(client);
  for (const file of files)
    if (file.baseline && !applied.has(file.name) && baselineIsApplied(file.name, file.baseline, applied))
      await note(client, file);
}

function refuseRewrittenHistory(files: Migration[], applied: Map<string, string>) {
  for (const [name, sha256] of applied) {
    if (files.some(({ baseline }) => baseline?.migrations[name] === sha256)) continue;
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new Error(`migration ${name} was applied to this database but is not in the code`);
    if (file.sha256 !== sha256) throw new Error(`migration ${name} was changed after it had been applied`);
  }
}

async function apply(client: Client, file: Migration, functions: URL | undefined) {
  await client.query('begin');
  try {
    // A function that a table is made of may name what a later line brings.
    await client.query('set local check_function_bodies = off');
    await client.query(await withFunctions(file.sql, functions));
    await note(client, file);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function note(client: Client, file: Migration) {
  await client.query('insert into public.lanna_migration (name, sha256) values ($1, $2)', [
    file.name,
    file.sha256,
  ]);
}
