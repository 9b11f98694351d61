import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { type Baseline, hasAllOf, readBaseline } from './baseline.ts';
import { applyFunctions, areApplied, type FunctionFile, readFunctions, withFunctions } from './functions.ts';

/** Not the portal's lock: both may start at once on one database. */
const MIGRATION_LOCK = 7_210_553_002n;

/** Where the files lie that make the studio's schema. */
interface SchemaFolders {
  migrations: URL;
  functions: URL;
}
const STUDIO: SchemaFolders = {
  migrations: new URL('../../migrations/', import.meta.url),
  functions: new URL('../../sql/', import.meta.url),
};

/**
 * Brings the studio's schema to what this program knows. Applies what is new in `studio/migrations`, in the order of names, each file in its own
 * transaction, then the functions of `studio/sql`, under a session lock so that several processes may start at once. Forward only: an applied file
 * that has changed stops the start. A file that stands for older ones (`<name>.replaces.json`) is applied where none of them was, and nothing is done
 * where all of them were.
 * While something is pending, `url` must name a user that may create schemas and roles; otherwise any of the studio's will do.
 */
export async function migrate(url: string, folders = STUDIO): Promise<string[]> {
  const files = await readMigrations(folders.migrations);
  const functions = await readFunctions(folders.functions);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    if (await isUpToDate(client, files, functions)) return [];
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create schema if not exists studio');
    await client.query(`create table if not exists studio.migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    const applied = await readApplied(client);
    refuseRewrittenHistory(files, applied);
    const pending = files.filter((file) => !isApplied(file, applied));
    for (const file of pending) await apply(client, file, functions);
    await applyFunctions(client, functions, { migrated: pending.length > 0 });
    return pending.map((file) => file.name);
  } finally {
    await client.end();
  }
}

async function isUpToDate(
  client: Client,
  files: readonly Migration[],
  functions: readonly FunctionFile[],
): Promise<boolean> {
  // Asked of the catalogue: without rights on the schema, or without the table, there is nothing to read.
  const { rows: found } = await client.query<{ readable: boolean | null }>(`
    select has_schema_privilege('studio', 'usage') and has_table_privilege('studio.migration', 'select') as readable
    where to_regnamespace('studio') is not null and to_regclass('studio.migration') is not null`);
  if (!found[0]?.readable) return false;
  const applied = await readApplied(client);
  // What the program after this one has applied besides is expanded, never taken away: this one still starts.
  const last = files.at(-1)?.name ?? '';
  const known = knownDigests(files);
  const ours = new Map([...applied].filter(([name]) => name <= last || known.has(name)));
  refuseRewrittenHistory(files, ours);
  return files.every((file) => isApplied(file, applied)) && (await areApplied(client, functions));
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

async function readApplied(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from studio.migration',
  );
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

/**
 * Where all that a baseline stands for was applied, their rows are its note. It gets none of its own: the release of before knows no file of that
 * name and would not start on this database any more.
 */
function isApplied({ name, baseline }: Migration, applied: ReadonlyMap<string, string>): boolean {
  return applied.has(name) || (baseline !== undefined && hasAllOf(baseline, name, applied));
}

function refuseRewrittenHistory(files: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const known = knownDigests(files);
  for (const [name, sha256] of applied) {
    const digest = known.get(name);
    if (!digest) throw new Error(`migration ${name} was applied to this database but is not in the code`);
    if (digest !== sha256) throw new Error(`migration ${name} was changed after it had been applied`);
  }
}

/** Of the files, and of those that baselines stand for. */
function knownDigests(files: readonly Migration[]): Map<string, string> {
  return new Map(
    files.flatMap(({ name, sha256, baseline }): [string, string][] => [
      ...Object.entries(baseline?.migrations ?? {}),
      [name, sha256],
    ]),
  );
}

async function apply(
  client: Client,
  { name, sql, sha256 }: Migration,
  functions: readonly FunctionFile[],
): Promise<void> {
  await client.query('begin');
  try {
    // A function that a trigger is made of may name what a later line brings.
    await client.query('set local check_function_bodies = off');
    await client.query(withFunctions(sql, functions));
    await client.query('insert into studio.migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`migration ${name} failed: ${reason}`, { cause: error });
  }
}
