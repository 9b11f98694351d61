import { describe, expect, test } from 'vitest';
import { entryOf, PAGES } from './topics.ts';

type Words = { [key: string]: string | Words };
const WORDS = import.meta.glob<Words>(
  ['../../features/*/*/console/words/{en,th}.json', './words/{en,th}.json'],
  { eager: true, import: 'default' },
);
const MANIFESTS = import.meta.glob<string>('../../features/*/*/console/console.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const OPEN_WORK = import.meta.glob<string>('../../../../server/src/modules/**/open-work.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe.each(['en', 'th'])('in %s', (language) => {
  const shell = WORDS[`./words/${language}.json`] ?? {};
  const entries = PAGES.flatMap(({ path, nav }) => {
    if (!nav) return [];
    const topic = WORDS[`${folderOf(path)}words/${language}.json`] ?? {};
    const [namespace, key = ''] = nav.word.split(':');
    return [{ path, group: nav.group, name: at(namespace === 'console-shell' ? shell : topic, key), topic }];
  });

  test('no two pages of the navigation are called alike', () => {
    const names = entries.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names).not.toContain(undefined);
  });

  test('a page has the title that its entry has', () => {
    const without = entries.filter(({ name, topic }) => {
      const rest = Object.entries(topic).filter(([key]) => !/nav$/i.test(key));
      return !textsOf(Object.fromEntries(rest)).includes(String(name));
    });
    expect(without.map(({ path, name }) => [path, name])).toEqual([]);
  });

  test('every group of the navigation and every page that is found by name has its name', () => {
    const missing = PAGES.flatMap(({ find }) => (find ? [find.word.replace('console-shell:', '')] : []))
      .concat(entries.map(({ group }) => `groups.${group}`))
      .filter((key) => typeof at(shell, key) !== 'string');
    expect(missing).toEqual([]);
  });

  test('whatever may wait for an operator has words on the overview, and an entry that counts it', () => {
    const kinds = WORDS[`../../features/oversight/reports/console/words/${language}.json`] ?? {};
    const works = Object.values(OPEN_WORK).flatMap((source) =>
      [...source.matchAll(/\bkey: '([\w-]+)',[^}]*?href: '([^']+)'/gs)].map(([, key = '', href = '']) => ({
        key,
        href,
      })),
    );
    expect(works.length).toBeGreaterThan(20);
    expect(works.filter(({ key }) => typeof at(kinds, `work.kinds.${key}`) !== 'string')).toEqual([]);
    expect(works.filter(({ href }) => !entryOf(href))).toEqual([]);
  });
});

/** Where the manifest of a page stands: its topic's words are beside it. */
function folderOf(path: string): string {
  const [file = ''] =
    Object.entries(MANIFESTS).find(([, source]) => source.includes(`path: '${path}',`)) ?? [];
  return file.replace('console.ts', '');
}

function at(words: Words, key: string): string | Words | undefined {
  return key
    .split('.')
    .reduce<string | Words | undefined>((of, part) => (typeof of === 'object' ? of[part] : undefined), words);
}

function textsOf(words: Words): string[] {
  return Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}
