import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface TopicWords {
  topic?: string;
  permissions?: Record<string, string>;
  actions: Record<string, string>;
  facts?: Record<string, string>;
  subjects?: Record<string, string>;
  timeline?: Record<string, string>;
}

const topicsIn = (language: string) =>
  new Map(
    globSync(`web/src/features/*/*/console/record/${language}.json`, { cwd: ROOT }).map((path) => {
      const words: TopicWords = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
      return [path.split('/').at(-4) ?? '', words];
    }),
  );
const english = topicsIn('en');
const thai = topicsIn('th');

/** What the console's calls write into the record, as far as the source says it in one piece. */
function recordedActions(): string[] {
  const found = new Set<string>();
  for (const path of globSync('server/src/modules/**/*.ts', { cwd: ROOT })) {
    if (/\.(test|fixture|factory)\.ts$/.test(path)) continue;
    const source = readFileSync(join(ROOT, path), 'utf8');
    for (const [, action = ''] of source.matchAll(/\baction: '([a-z-]{3,}\.[a-z-]+)'/g)) found.add(action);
    // Kinds of proposals, by which their approval is recorded.
    for (const [, kind = ''] of source.matchAll(/\bkind: '([a-z-]{3,}\.[a-z-]+)'/g)) found.add(kind);
    for (const [, kind = ''] of source.matchAll(/const [A-Z_]+ = '([a-z-]+\.[a-z-]+)';/g))
      if (english.has(kind.split('.')[0] ?? '')) found.add(kind);
  }
  return [...found].sort();
}

/** Constants that are settings or messages and never stand in the record. */
const NO_ACTIONS = ['brands.hosts', 'operators.totp', 'kyc.picture', 'points.redemption'];

test('every action in the record has a name in both languages', () => {
  const actions = recordedActions().filter((action) => !NO_ACTIONS.includes(action));
  expect(actions.length).toBeGreaterThan(170);
  const isNamed = (action: string) => {
    const [topic = '', name = ''] = action.split('.');
    return english.get(topic)?.actions[name] !== undefined;
  };
  expect(actions.filter((action) => !isNamed(action))).toEqual([]);
});

test('every topic with permissions has a name, and so has each of them', () => {
  const common = english.get('operators')?.permissions ?? {};
  const found = globSync('server/src/modules/*/*/topic.ts', { cwd: ROOT }).flatMap((path) => {
    const topic = path.split('/').at(-2) ?? '';
    const [, list = ''] = /permissions: \[([^\]]*)\]/.exec(readFileSync(join(ROOT, path), 'utf8')) ?? [];
    return [...list.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => [topic, name] as const);
  });
  expect(found.length).toBeGreaterThan(90);
  const isNamed = ([topic, name]: readonly [string, string]) =>
    english.get(topic)?.topic !== undefined &&
    (english.get(topic)?.permissions?.[name] ?? common[name]) !== undefined;
  expect(found.filter((one) => !isNamed(one))).toEqual([]);
});

test('what has a name in one language has one in the other', () => {
  const keysOf = (topics: Map<string, TopicWords>) =>
    [...topics].flatMap(([topic, words]) =>
      Object.entries<string | Record<string, string>>({ ...words }).flatMap(([part, names]) =>
        Object.entries(typeof names === 'string' ? { name: names } : names).map(([name, text]) => {
          expect(text.trim(), `${topic}.${part}.${name}`).not.toBe('');
          return `${topic}.${part}.${name}`;
        }),
      ),
    );
  expect(keysOf(thai).sort()).toEqual(keysOf(english).sort());
});

test('every part of what is on record about members has a name', () => {
  const found = globSync('server/src/modules/**/*-history.ts', { cwd: ROOT }).flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\brecord: '([a-z-]+)\.([a-z-]+)'/g)].map(
      ([, topic = '', name = '']) => [topic, name] as const,
    ),
  );
  expect(found.length).toBeGreaterThan(12);
  expect(found.filter(([topic, name]) => english.get(topic)?.timeline?.[name] === undefined)).toEqual([]);
});
