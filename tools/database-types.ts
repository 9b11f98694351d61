import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { prepareDatabase } from '../server/src/platform/prepare-database.ts';

const FOLDER = 'server/src/platform/generated';
const LOCAL_TEXT = "import('@lanna/rules/local-text').LocalText";

/** `npm run types`: prepares a fresh database and writes its tables and views as TypeScript, a file for each schema. */
const folder = mkdtempSync(join(tmpdir(), 'lanna-types-'));
const postgres = await startEmbeddedPostgres(folder, { fsync: 'off' });
try {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await prepareDatabase(client);
  const schemas = await schemasWithTables(client);
  const localTexts = await columnsOfLocalText(client);
  await client.end();
  for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));
  for (const schema of schemas) writeTypes(schema, postgres.url, localTexts);
} finally {
  await postgres.destroy();
  rmSync(folder, { recursive: true, force: true });
}

async function schemasWithTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v')
      and n.nspname not in ('pg_catalog', 'information_schema', 'public', 'graphile_worker')
    order by 1`);
  return rows.map((row) => row.name);
}

/** The domain says more than the `jsonb` it is made of: its columns get the type of `@lanna/rules/local-text`. */
async function columnsOfLocalText(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; nullable: boolean }>(`
    select format('%s.%s.%s', n.nspname, c.relname, a.attname) as name, not a.attnotnull as nullable
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.atttypid = 'platform.local_text'::regtype and c.relkind in ('r', 'p', 'v')`);
  return Object.fromEntries(
    rows.map(({ name, nullable }) => [name, nullable ? `${LOCAL_TEXT} | null` : LOCAL_TEXT]),
  );
}

function writeTypes(schema: string, url: string, localTexts: Record<string, string>) {
  execFileSync(
    'kysely-codegen',
    [
      '--dialect=postgres',
      `--url=${url}`,
      `--out-file=${FOLDER}/${fileOf(schema)}`,
      `--include-pattern=${schema}.*`,
      '--type-mapping={"int8":"bigint"}',
      `--overrides=${JSON.stringify({ columns: localTexts })}`,
    ],
    { stdio: 'inherit' },
  );
  joinTables(join(FOLDER, fileOf(schema)));
}

/** Each file adds its tables to those of all schemas, so that no list of schemas is kept. */
function joinTables(path: string) {
  const code = readFileSync(path, 'utf8');
  const [, types, tables] = /^(.*)\nexport interface DB \{\n(.*)\}\n$/s.exec(code) ?? [];
  if (types === undefined || tables === undefined) throw new Error(`${path} ends in no list of tables`);
  const indented = tables.replace(/^/gm, '  ').trimEnd();
  writeFileSync(
    path,
    `${types}\ndeclare module '../tables.ts' {\n  interface Tables {\n${indented}\n  }\n}\n`,
  );
}

function fileOf(schema: string): string {
  return `${schema.replaceAll('_', '-')}.ts`;
}
