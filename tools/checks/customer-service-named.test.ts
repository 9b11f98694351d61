import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const TAGS = ['en', 'id', 'pt', 'th', 'tr', 'vi', 'zh'];
const bundles = globSync('{web/src/**/words,contract/src/**/refusals}/th.json', { cwd: root })
  // Where the name itself stands; and the console's words, which speak to operators in two languages.
  .filter((path) => path !== 'web/src/ui/words/th.json' && !path.includes('/console/'));

interface Words {
  [key: string]: string | Words;
}

/** Names of places on the page, which are no messages. */
const NAMES = [
  'web/src/features/messaging/inbox/words/th.json.kind.service',
  'web/src/sites/portal/shell/words/th.json.service.label',
  'web/src/sites/portal/shell/words/th.json.service.vip',
];

function read(path: string): Words {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}

/** Keys of the messages that name customer service by what the kit looks for. */
function naming(tag: string): string[] {
  const name = String(read(`web/src/ui/words/${tag}.json`)['customerService']).toLowerCase();
  const inWords = (words: Words, path: string): string[] =>
    Object.entries(words).flatMap(([key, said]) => {
      if (typeof said !== 'string') return inWords(said, `${path}.${key}`);
      return said.toLowerCase().includes(name) ? [`${path}.${key}`] : [];
    });
  return bundles
    .flatMap((path) => inWords(read(path.replace('th.json', `${tag}.json`)), path))
    .filter((key) => !NAMES.includes(key));
}

test('a message that names customer service does so in every language by the name that brings its contacts', () => {
  const inThai = naming('th');
  expect(inThai.length).toBeGreaterThanOrEqual(14);
  for (const tag of TAGS) expect(naming(tag), tag).toEqual(inThai);
});
