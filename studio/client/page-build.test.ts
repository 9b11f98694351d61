import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { STUDIO_VENDORS } from '../rules/vendors/vendors.ts';
import { pageBuild, pagesOf } from './page-build.ts';

const REAL = fileURLToPath(new URL('.', import.meta.url));

/** A studio with the page `reel`, and whatever a test puts beside it. */
let client: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  client = join(folder, 'client');
  put('client/shared/figures.ts', "export const used = () => document.title.concat('of-all');");
  put('rules/reel/games.ts', "export const REELS = ['reel-one'];");
  put('rules/stream.ts', "export const stream = 'a stream';");
  put('client/reel/index.html', '<title>reel</title><script type="module" src="./main.ts"></script>');
  putReel();
});

function put(path: string, text: string) {
  const file = join(client, '..', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function putReel(more = '') {
  put(
    'client/reel/main.ts',
    `import { REELS } from '../../rules/reel/games.ts';
     import { stream } from '../../rules/stream.ts';
     import { used } from '../shared/figures.ts';
     ${more}
     document.body.append(used(), ...REELS, stream);`,
  );
}

/** Names, whose hashes follow from the contents, and sizes of a page's files. */
async function built(page: string): Promise<[name: string, bytes: number][]> {
  const { build: how, ...rest } = pageBuild(client, page);
  const output = await build({
    ...rest,
    configFile: false,
    logLevel: 'silent',
    build: { ...how, write: false },
  });
  if (!('output' in output)) throw new Error('built something else');
  return output.output.map((file) => [
    file.fileName,
    Buffer.byteLength(file.type === 'chunk' ? file.code : file.source),
  ]);
}

test('a page is the same to the byte whatever stands beside it, also where both use what is shared', async () => {
  const alone = await built('reel');
  expect(alone.map(([name]) => name)).toContain('index.html');
  put('client/table/index.html', '<title>table</title><script type="module" src="./main.ts"></script>');
  put('rules/table/games.ts', "export const TABLES = ['table-one'];");
  put(
    'client/shared/figures.ts',
    `export const used = () => document.title.concat('of-all');
     export const large = () => ${JSON.stringify('x'.repeat(50_000))};`,
  );
  put(
    'client/table/main.ts',
    `import { TABLES } from '../../rules/table/games.ts';
     import { large, used } from '../shared/figures.ts';
     document.body.append(used(), large(), ...TABLES);`,
  );
  const table = await built('table');
  expect(Math.max(...table.map(([, bytes]) => bytes))).toBeGreaterThan(50_000);
  expect(await built('reel')).toEqual(alone);
  expect(pagesOf(client)).toEqual(['reel', 'table']);
});

describe('the build fails of a page that brings along', () => {
  test('another page’s code', async () => {
    put('client/table/index.html', '<title>table</title>');
    put('client/table/card.ts', "export const card = 'a card';");
    putReel("import { card } from '../table/card.ts'; document.body.append(card);");
    await expect(built('reel')).rejects.toThrow(
      /reel brings along what is not its own: .*client\/table\/card\.ts$/m,
    );
  });

  test('the rules of another kind of game, by way of a list of all', async () => {
    put('rules/table/games.ts', "export const TABLES = ['table-one'];");
    put(
      'rules/all-games.ts',
      "import { REELS } from './reel/games.ts'; import { TABLES } from './table/games.ts'; export const ALL = [...REELS, ...TABLES];",
    );
    putReel("import { ALL } from '../../rules/all-games.ts'; document.body.append(...ALL);");
    await expect(built('reel')).rejects.toThrow(/rules\/table\/games\.ts$/m);
  });
});

test('every kind of game that a vendor has is played by a page of that name', () => {
  const kinds = STUDIO_VENDORS.flatMap(({ games }) => games.map(({ kind }) => kind));
  expect(pagesOf(REAL).filter((page) => page !== 'back-office')).toEqual([...new Set(kinds)].sort());
});
