import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cli } from 'kysely-codegen';
import { Client } from 'pg';
import { prepareDatabase } from '../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../server/src/platform/sql/short-lived-postgres.ts';

const FOLDER = 'server/src/platform/generated';
const LOCAL_TEXT = "import('@lanna/rules/local-text').LocalText";

/** `npm run types`: prepares a fresh database and writes its tables and views as TypeScript, a file for each schema. */
const postgres = await startShortLivedPostgres('types', { fsync: 'off' });
try {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await prepareDatabase(client);
  const schemas = await schemasWithTables(client);
  const localTexts = await columnsOfLocalText(client);
  const neverNull = await neverNullColumns(client);
  await client.end();
  for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));
  for (const schema of schemas) await writeTypes(schema, postgres.url, localTexts);
  for (const column of neverNull) markNeverNull(column);
} finally {
  await postgres.destroy();
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

/** In this process: one for each schema would take most of its time to begin. */
async function writeTypes(schema: string, url: string, localTexts: Record<string, string>) {
  await new Cli().run({
    argv: [
      '--dialect=postgres',
      `--url=${url}`,
      `--out-file=${FOLDER}/${fileOf(schema)}`,
      `--include-pattern=${schema}.*`,
      '--type-mapping={"int8":"bigint"}',
      `--overrides=${JSON.stringify({ columns: localTexts })}`,
      '--log-level=error',
    ],
  });
  joinTables(join(FOLDER, fileOf(schema)));
}

interface ViewColumn {
  schema: string;
  view: string;
  column: string;
}

/**
 * Columns of views that can never be null, although PostgreSQL says so of none: those taken under their own name from a column
 * that is `not null`, in a view without an outer join.
 */
async function neverNullColumns(client: Client): Promise<ViewColumn[]> {
  const { rows } = await client.query<ViewColumn>(`
    select u.view_schema as schema, u.view_name as view, u.column_name as column
    from information_schema.view_column_usage u
    join pg_views v on v.schemaname = u.view_schema and v.viewname = u.view_name
    join pg_attribute own on own.attrelid = format('%I.%I', u.view_schema, u.view_name)::regclass and own.attname = u.column_name
    join pg_attribute base on base.attrelid = format('%I.%I', u.table_schema, u.table_name)::regclass and base.attname = u.column_name
    where u.view_schema not in ('pg_catalog', 'information_schema') and v.definition !~* '\\m(left|right|full) (outer )?join'
    group by 1, 2, 3 having bool_and(base.attnotnull) order by 1, 2, 3`);
  return rows;
}

function markNeverNull({ schema, view, column }: ViewColumn) {
  const file = join(FOLDER, fileOf(schema));
  const source = readFileSync(file, 'utf8');
  const name = typeName(`${schema}_${view}`);
  const marked = source.replace(
    new RegExp(`(export interface ${name} \\{[^}]*?\\n  ${column}: [^;\\n]*?) \\| null;`),
    '$1;',
  );
  writeFileSync(file, marked);
}

function typeName(words: string): string {
  return words.replace(/(^|_)([a-z])/g, (_match, _bar, letter: string) => letter.toUpperCase());
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
