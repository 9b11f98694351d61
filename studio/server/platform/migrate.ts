import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';

const FOLDER = new URL('../../migrations/', import.meta.url);
/** Not the portal's lock: both may start at once on one database. */
const MIGRATION_LOCK = 7_210_553_002n;

/**
 * Applies what is new in `studio/migrations`, in the order of names, each file in its own transaction, under a session
 * lock so that several processes may start at once. Forward only: an applied file that has changed stops the start.
 * While something is pending, `url` must name a user that may create schemas and roles; otherwise any of the studio's will do.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    if (await isUpToDate(client)) return [];
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create schema if not exists studio');
    await client.query(`create table if not exists studio.migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    const files = await readMigrations();
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from studio.migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    refuseRewrittenHistory(files, applied);
    const pending = files.filter((file) => !applied.has(file.name));
    for (const file of pending) await apply(client, file);
    return pending.map((file) => file.name);
  } finally {
    await client.end();
  }
}

async function isUpToDate(client: Client): Promise<boolean> {
  // Asked of the catalogue: without rights on the schema, or without the table, there is nothing to read.
  const { rows: found } = await client.query<{ readable: boolean | null }>(`
    select has_schema_privilege('studio', 'usage') and has_table_privilege('studio.migration', 'select') as readable
    where to_regnamespace('studio') is not null and to_regclass('studio.migration') is not null`);
  if (!found[0]?.readable) return false;
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from studio.migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const files = await readMigrations();
  // What the program after this one has applied besides is expanded, never taken away: this one still starts.
  const last = files.at(-1)?.name ?? '';
  refuseRewrittenHistory(files, new Map([...applied].filter(([name]) => name <= last)));
  return files.every((file) => applied.has(file.name));
}

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function refuseRewrittenHistory(files: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  for (const [name, sha256] of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new Error(`migration ${name} was applied to this database but is not in the code`);
    if (file.sha256 !== sha256) throw new Error(`migration ${name} was changed after it had been applied`);
  }
}

async function apply(client: Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into studio.migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`migration ${name} failed: ${reason}`, { cause: error });
  }
}
