import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { topicUses } from './topic-uses.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Its tables are the queue's, the sessions' and the limits' own; modules call its functions. */
const PLATFORM = 'platform';

export interface SqlViolation {
  rule: 'table-of-another' | 'reads-upward';
  file: string;
  relation: string;
}

interface Source {
  /** Relative to the repository. */
  file: string;
  /** The schema of the module it belongs to. */
  schema: string;
  text: string;
}

/**
 * Checks that SQL keeps to the walls of the modules: of another schema it names only views and functions, which that schema's owner
 * offers in `server/sql/<district>/<schema>/`, and only of modules its own manifest uses. Read from the SQL files and from the strings and
 * templates of the modules' TypeScript; tests and fixtures may look anywhere.
 */
export function checkSqlWalls(folder = root): { files: number; violations: SqlViolation[] } {
  const tables = tablesOf(folder);
  const uses = usesBySchema(folder);
  const sources = [...sqlFiles(folder), ...moduleFiles(folder)];
  const violations = sources.flatMap((source) =>
    relationsIn(source.text).flatMap(([schema, name]): SqlViolation[] => {
      const relation = `${schema}.${name}`;
      if (schema === source.schema || !(tables.has(relation) || isOffered(folder, schema, name))) return [];
      if (tables.has(relation)) return [{ rule: 'table-of-another', file: source.file, relation }];
      const isBelow = schema === PLATFORM || uses.get(source.schema)?.has(schema);
      return isBelow ? [] : [{ rule: 'reads-upward', file: source.file, relation }];
    }),
  );
  return { files: sources.length, violations: unique(violations) };
}

/** `schema.relation` wherever it stands; what is no table, view or function is something else and is let through above. */
function relationsIn(text: string): [string, string][] {
  return [...text.matchAll(/(?<![\w./'"`-])["'`]?([a-z_]+)\.([a-z_]+)\b/g)].map(
    ([, schema = '', name = '']) => [schema, name],
  );
}

/** Tables as the generated types know them, without the views among them. */
function tablesOf(folder: string): Set<string> {
  const names = globSync('server/src/platform/generated/*.ts', { cwd: folder }).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^ {4}"([a-z_]+\.[a-z_]+)":/gm)].map(
      ([, name = '']) => name,
    ),
  );
  if (names.length === 0) throw new Error('the generated types name no table');
  return new Set(
    names.filter((name) => {
      const [schema = '', relation = ''] = name.split('.');
      return !isOffered(folder, schema, relation);
    }),
  );
}

function isOffered(folder: string, schema: string, name: string): boolean {
  let offered = OFFERED.get(folder);
  offered ??= new Set(
    globSync('server/sql/**/*.sql', { cwd: folder }).flatMap((file) =>
      [
        ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
          /^create or replace (?:view|function) ([a-z_]+\.[a-z_]+)/gm,
        ),
      ].map(([, relation = '']) => relation),
    ),
  );
  OFFERED.set(folder, offered);
  return offered.has(`${schema}.${name}`);
}
/** By folder; read once. */
const OFFERED = new Map<string, Set<string>>();

function usesBySchema(folder: string): Map<string, Set<string>> {
  return new Map(
    [...topicUses(`${folder}/server/src/modules`)].map(([topic, used]) => [
      schemaOf(topic),
      new Set(used.map(schemaOf)),
    ]),
  );
}

function sqlFiles(folder: string): Source[] {
  return globSync('server/sql/**/*.sql', { cwd: folder }).map((file) => ({
    file,
    schema: basename(dirname(file)),
    text: withoutSqlComments(readFileSync(`${folder}/${file}`, 'utf8')),
  }));
}

function moduleFiles(folder: string): Source[] {
  return globSync('server/src/modules/**/*.ts', { cwd: folder })
    .filter((file) => !/\.(test|factory|fixture)\.ts$/.test(file))
    .map((file) => ({
      file,
      schema: schemaOf(file.split('/')[4] ?? ''),
      text: stringsIn(readFileSync(`${folder}/${file}`, 'utf8')),
    }));
}

function schemaOf(topic: string): string {
  return topic.replaceAll('-', '_');
}

function withoutSqlComments(sql: string): string {
  return sql.replace(/--.*$/gm, '');
}

/** SQL stands in strings and templates; addresses of imports and words in comments are none. */
function stringsIn(code: string): string {
  const bare = code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^.*\bfrom '[^']*';$/gm, '');
  return [...bare.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)]
    .map(([text]) => ` ${text.slice(1, -1)} `)
    .join('\n');
}

function unique(violations: SqlViolation[]): SqlViolation[] {
  return [...new Map(violations.map((one) => [`${one.file} ${one.relation}`, one])).values()];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, violations } = checkSqlWalls();
  for (const { rule, file, relation } of violations) console.log(`${rule}: ${file} → ${relation}`);
  console.log(`${files} files with SQL read, ${violations.length} violations`);
  if (violations.length > 0 || files < 50) process.exit(1);
}
