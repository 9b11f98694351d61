import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';

/** A file of `studio/sql`: one function of the schema, by its name. */
export interface FunctionFile {
  name: string;
  /** `<topic>/<name>.sql` */
  path: string;
  sql: string;
}

/** `\function studio.guard_round`, alone on its line */
const NAMED = /^\\function studio\.([a-z_]+)$/gm;

export async function readFunctions(folder: URL): Promise<FunctionFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql')).sort();
  return Promise.all(
    paths.map(async (path) => ({
      name: path.replace(/^.*[/\\]|\.sql$/g, ''),
      path: path.replaceAll('\\', '/'),
      sql: await readFile(new URL(path, folder), 'utf8'),
    })),
  );
}

/** A migration with the functions it names in the place where it names them: a trigger is made of what stands before it. */
export function withFunctions(sql: string, functions: readonly FunctionFile[]): string {
  return sql.replace(NAMED, (_, name) => {
    const file = functions.find((each) => each.name === name);
    if (!file) throw new Error(`there is no file ${name}.sql of the function it names`);
    return file.sql;
  });
}

/**
 * Brings the functions of a database to what their files say, all together in one transaction, whenever one of them has changed or a
 * migration has run since. A file may be applied at any time and again: it holds one `create or replace function` with its grants. What
 * `or replace` cannot do (another result, other arguments) and what is to vanish is dropped by a migration.
 */
export async function applyFunctions(
  client: Client,
  functions: readonly FunctionFile[],
  after: { migrated: boolean },
): Promise<void> {
  const digest = digestOf(functions);
  await client.query(`create table if not exists studio.applied_functions (
    only_row boolean primary key default true check (only_row), sha256 text not null, previous text)`);
  const { rows } = await client.query<{ sha256: string }>('select sha256 from studio.applied_functions');
  if (!after.migrated && rows[0]?.sha256 === digest) return;
  await client.query('begin');
  try {
    // Bodies may name what a later file brings.
    await client.query('set local check_function_bodies = off');
    for (const file of functions) await applyFile(client, file);
    await refuseOverloads(client);
    await client.query(
      `insert into studio.applied_functions as f (sha256) values ($1) on conflict (only_row) do update
       set sha256 = excluded.sha256, previous = case f.sha256 when excluded.sha256 then f.previous else f.sha256 end`,
      [digest],
    );
    await client.query('grant select on studio.applied_functions to lanna_studio');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * True when what was applied last is what the files say, or comes right after it: the studio of before starts on the database of the next.
 * Asked of the catalogue first, for a login without rights on the table and a database without it.
 */
export async function areApplied(client: Client, functions: readonly FunctionFile[]): Promise<boolean> {
  const { rows: found } = await client.query<{ readable: boolean }>(`
    select has_table_privilege('studio.applied_functions', 'select') as readable
    where to_regclass('studio.applied_functions') is not null`);
  if (!found[0]?.readable) return false;
  const { rows } = await client.query<{ sha256: string; previous: string | null }>(
    'select sha256, previous from studio.applied_functions',
  );
  const digest = digestOf(functions);
  return rows.some(({ sha256, previous }) => digest === sha256 || digest === previous);
}

function digestOf(functions: readonly FunctionFile[]): string {
  return createHash('sha256').update(JSON.stringify(functions)).digest('hex');
}

async function applyFile(client: Client, { path, sql }: FunctionFile): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`studio/sql/${path} failed: ${reason}`, { cause: error });
  }
}

/** A function that changed its arguments leaves its old self behind, and calls may find either. */
async function refuseOverloads(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select proname as name from pg_proc where pronamespace = 'studio'::regnamespace group by 1 having count(*) > 1 order by 1`);
  if (rows.length > 0)
    throw new Error(
      `${rows.map(({ name }) => `studio.${name}`).join(', ')}: the function exists with other arguments; drop those in a migration`,
    );
}
