import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What is wrong with a test that a page of the documentation names as file and title. */
export function findingOfTest(file: string, title: string): string | undefined {
  const path = join(ROOT, file);
  if (!existsSync(path)) return `${file} does not exist`;
  return titlesIn(readFileSync(path, 'utf8')).has(title) ? undefined : `${file} has no test “${title}”`;
}

/** Texts that stand where a test's title stands: first in the call of `test`, or of what `test.each(…)` gives. */
function titlesIn(source: string): Set<string> {
  const titles = source.matchAll(
    /(?<=\()\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*,\s*(?:\{[^{}]*\},\s*)?(?:async\b|\()/g,
  );
  return new Set([...titles].map(([, title = '']) => title.slice(1, -1).replaceAll(/\\(.)/g, '$1')));
}
