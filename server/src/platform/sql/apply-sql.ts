import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';

/**
 * Brings functions and views of a database to what the files of a folder say (`<schema>/<name>.sql`, each
 * `create or replace …` with its grants). All files are applied together, in one transaction, whenever one of them has
 * changed or a migration has run since; otherwise nothing happens. Call it under the lock of `prepareDatabase`.
 *
 * A file may be applied at any time and again, so it holds no tables, no triggers (each would lock its table again) and no data. What `or replace` cannot do (another
 * result, other arguments) and what is to vanish is dropped by a migration. Answers whether anything was applied.
 */
export async function applySql(client: Client, folder: URL, after: { migrated: boolean }): Promise<boolean> {
  const files = await readSqlFiles(folder);
  const digest = digestOf(files);
  await client.query(`create table if not exists public.lanna_sql (
    only_row boolean primary key default true check (only_row), sha256 text not null, previous text)`);
  await client.query('alter table public.lanna_sql add column if not exists previous text');
  const { rows } = await client.query<{ sha256: string }>('select sha256 from public.lanna_sql');
  if (!after.migrated && rows[0]?.sha256 === digest) return false;
  await client.query('begin');
  try {
    // Bodies may name what a later file brings.
    await client.query('set local check_function_bodies = off');
    for (const file of files) await applyFile(client, file);
    await refuseOverloads(client);
    await client.query(
      `insert into public.lanna_sql as s (sha256) values ($1) on conflict (only_row) do update
       set sha256 = excluded.sha256, previous = case s.sha256 when excluded.sha256 then s.previous else s.sha256 end`,
      [digest],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return true;
}

/**
 * True when what was applied last is what the files say, or comes right after it: the program of before starts on the database of the next,
 * which is the way back from an upgrade and lets both run side by side while processes are changed one after the other.
 */
export async function isSqlApplied(client: Client, folder: URL): Promise<boolean> {
  // By name of the key: a database that no newer program has touched lacks the column.
  const { rows } = await client.query<{ sha256: string; previous: string | null }>(
    "select s.sha256, to_jsonb(s) ->> 'previous' as previous from public.lanna_sql s",
  );
  const digest = digestOf(await readSqlFiles(folder));
  return rows.some(({ sha256, previous }) => digest === sha256 || digest === previous);
}

function digestOf(files: SqlFile[]): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex');
}

interface SqlFile {
  /** `<district>/<schema>/<name>.sql` */
  name: string;
  sql: string;
}

/** In the order of schema and name, views last: they are checked at once, and by then the functions they use stand. */
async function readSqlFiles(folder: URL): Promise<SqlFile[]> {
  const byName = (one: string, other: string) => (ofSchema(one) < ofSchema(other) ? -1 : 1);
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.sql'))
    .sort(byName);
  const files = await Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })),
  );
  const isView = (file: SqlFile) => /^create or replace view /m.test(file.sql);
  return [...files.filter((file) => !isView(file)), ...files.filter(isView)];
}

/** `<schema>/<name>.sql`, wherever the schema's folder lies. */
function ofSchema(name: string): string {
  return name.split(/[/\\]/).slice(-2).join('/');
}

async function applyFile(client: Client, file: SqlFile) {
  try {
    await client.query(file.sql);
  } catch (error) {
    throw new Error(`server/sql/${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** A function that changed its arguments leaves its old self behind, and calls may find either. */
async function refuseOverloads(client: Client) {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname not in ('pg_catalog', 'information_schema', 'public', 'graphile_worker', 'studio')
    group by 1 having count(*) > 1 order by 1`);
  if (rows.length > 0)
    throw new Error(
      `${rows.map((row) => row.name).join(', ')}: the function exists with other arguments; drop those in a migration`,
    );
}
