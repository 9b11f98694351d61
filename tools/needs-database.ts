import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What starts a real database, or asks for the one that the run has started. */
const OPENS_DATABASE = /from '[^']*\/(short-lived-postgres|embedded-postgres)\.ts'|(?<!\.)\binject\(/;
const IMPORT = /\bfrom '(\.[^']+\.ts)'/g;
/** Only such modules bring a database to a test: what runs in production is given one. */
const FOR_TESTS = /\.(factory|fixture|test)\.ts$|\/(test|testing)[-/]|-(model|harness)\.ts$/;

/** Tests below these folders that need no database: a unit test is one by what it imports, not by where it stands. */
export function testsWithoutDatabase(root: string, folders: string): string[] {
  const known = new Map<string, boolean>();
  return globSync(`${folders}/**/*.test.ts`, { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => !needsDatabase(join(root, file), known))
    .sort();
}

function needsDatabase(file: string, known: Map<string, boolean>): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, false);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const needs =
    OPENS_DATABASE.test(text) ||
    [...text.matchAll(IMPORT)].some(([, path = '']) => {
      const imported = join(dirname(file), path);
      return FOR_TESTS.test(imported) && needsDatabase(imported, known);
    });
  known.set(file, needs);
  return needs;
}
