import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SIGNATURE_HEADER } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { gameList } from '@lanna/contract/play/catalogue/catalogue';
import type { Language } from '@lanna/rules/local-text';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { SIGNING_KEYS } from './modules/house/brands/signing-key.ts';
import { isSigned, startTestVendor } from './modules/money/vendor-wallet/test-vendor.factory.ts';
import { listGames } from './modules/play/catalogue/games/list-games.ts';
import { endWithMe } from './platform/process/end-with-me.ts';
import { bringUnderKey } from './platform/sealing/bring-under-key.ts';
import { openDatabase } from './platform/sql/database.ts';
import { startEmbeddedPostgres } from './platform/sql/embedded-postgres.ts';
import { prepareDatabase } from './platform/sql/prepare-database.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { TEST_SECRET_KEYS, testSecrets } from './platform/testing/test-secrets.ts';

const { db, url } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'lanna-vendor-'));
afterAll(() => rm(folder, { recursive: true }));
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });

function rsaKey(bits: number) {
  return generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const key = rsaKey(2048);
const publicKey = await file('hub.pem', key.publicKey);

/** The command's output and exit code, as an operator sees them. */
function vendor(
  args: string[],
  env: Record<string, string> = { DATABASE_URL: url, SECRET_KEYS: TEST_SECRET_KEYS },
) {
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    execFile(
      process.execPath,
      [fileURLToPath(new URL('vendor.ts', import.meta.url)), ...args],
      // An operator's call is compiled anew; that is no part of what is tested.
      { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env } },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, out, err: err.trim() }),
    );
  });
}

const hubX = (code: string) => [
  'add',
  ...['--code', code, '--name', 'Hub X', '--group', 'RNG', '--public-key', publicKey],
  ...['--launch-url', 'https://games.hubx.example/launch'],
];

async function gamesOf(brand: typeof river, vassalage: string, language: Language = 'TH') {
  const reader = { brand, language, memberId: null };
  const { games } = await listGames(db.kysely, reader, gameList.query.parse({ vassalage }));
  return games;
}

test('a registered vendor and its games are offered by all brands at once', async () => {
  expect(await vendor(hubX('HUBX'))).toMatchObject({ code: 0 });
  const list = [
    { game_code: 'aviator', name: 'Aviator', category: 'RNG', rtp: 97.06, minBet: '0.1', maxBet: 100 },
    { game_code: 'dice', name: 'Dice', name_th: 'ลูกเต๋า', category: 'RNG', minBet: 0.00001, unknown: 1 },
    { game_code: 'crash', name: { EN: 'Crash', VI: 'Rơi' }, name_th: 'ตก', category: 'RNG' },
    { game_code: 'keno', name: { TH: 'คีโน', EN: 'Keno' }, name_th: 'no longer', category: 'RNG' },
  ];
  const games = await file('games.json', JSON.stringify(list).replace('1e-5', '0.00001'));
  expect((await vendor(['games', 'HUBX', games])).out).toContain('4 games added, 0 brought up to date');
  for (const brand of [river, hill]) {
    expect((await gamesOf(brand, 'HUBX', 'VI')).map((found) => found.gameName)).toEqual([
      'Aviator',
      'Dice',
      'Rơi',
      'Keno',
    ]);
    expect(await gamesOf(brand, 'HUBX')).toMatchObject([
      { gameCode: 'aviator', gameName: 'Aviator', rtp: 97.06, minBet: '0.10', available: true },
      { gameCode: 'dice', gameName: 'ลูกเต๋า', rtp: null, minBet: '0.00001' },
      { gameCode: 'crash', gameName: 'ตก' },
      { gameCode: 'keno', gameName: 'คีโน' },
    ]);
  }
});

test('a vendor with a list address is asked for its games, for a brand and signed with the brand’s key', async () => {
  const hub = await startTestVendor();
  await vendor([...hubX('ASKED'), '--api-url', hub.url, '--brand', 'HILL']);
  hub.answer({ games: [game('a', 'Asked for'), game('b', 'Asked too')] });
  await bringUnderKey(db, testSecrets(), [SIGNING_KEYS]);
  expect(await vendor(['games', 'ASKED'], { DATABASE_URL: url, DATA_DIR: folder })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^SECRET_KEYS is not set/),
  });
  expect((await vendor(['games', 'ASKED'])).out).toContain('2 games added, 0 brought up to date');
  expect((await gamesOf(hill, 'ASKED')).map((found) => found.gameName).sort()).toEqual([
    'Asked for',
    'Asked too',
  ]);
  const [call] = hub.calls;
  expect(call).toMatchObject({ path: '/game/list', body: { operator_id: 'HILL' } });
  expect(call && isSigned(call, DEFAULT_SIGNATURE_HEADER, hill.signingPublicKey)).toBe(true);

  hub.answer({ games: [{ ...game('a', 'A'), rtp: 101 }] });
  expect(await vendor(['games', 'ASKED'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/does not answer/),
  });
  hub.answer({ games: [] });
  expect(await vendor(['games', 'ASKED'])).toMatchObject({ code: 1, err: expect.stringMatching(/are none/) });
  expect(await gamesOf(hill, 'ASKED')).toHaveLength(2);
  await vendor(hubX('MUTE'));
  expect(await vendor(['games', 'MUTE'])).toMatchObject({ code: 1, err: expect.stringMatching(/--api-url/) });
});

test('a second list brings games up to date and takes none away', async () => {
  await vendor(hubX('HUBY'));
  const first = await file('first.json', JSON.stringify([game('a', 'Old'), game('b', 'Stays')]));
  const second = await file('second.json', JSON.stringify([game('a', 'New'), game('c', 'Added')]));
  await vendor(['games', 'HUBY', first]);
  expect((await vendor(['games', 'HUBY', second])).out).toContain('1 games added, 1 brought up to date');
  expect((await gamesOf(river, 'HUBY')).map((found) => found.gameName).sort()).toEqual([
    'Added',
    'New',
    'Stays',
  ]);
});

test('a vendor of one brand is not seen by the other', async () => {
  await vendor([...hubX('ONLYHILL'), '--brand', 'HILL']);
  const list = await file('hill.json', JSON.stringify([game('a', 'Only here')]));
  await vendor(['games', 'ONLYHILL', list]);
  expect(await gamesOf(hill, 'ONLYHILL')).toHaveLength(1);
  expect(await gamesOf(river, 'ONLYHILL')).toHaveLength(0);
});

test('a vendor can be disabled, enabled and changed, and options not given stay', async () => {
  await vendor([...hubX('TURN'), '--allow-ip', '203.0.113.0/24', '--signature-header', 'X-Turn', '--demo']);
  await vendor(['games', 'TURN', await file('turn.json', JSON.stringify([game('a', 'A')]))]);
  await vendor(['disable', 'TURN']);
  expect(await gamesOf(river, 'TURN')).toMatchObject([{ available: false }]);
  await vendor(['enable', 'TURN']);
  await vendor(['update', 'TURN', '--launch-url', 'https://new.example/go', '--group', 'LIVE']);
  expect(await gamesOf(river, 'TURN')).toMatchObject([{ available: true }]);
  const row = await db.kysely
    .selectFrom('catalogue.vendor')
    .selectAll()
    .where('code', '=', 'TURN')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    launch_url: 'https://new.example/go',
    signature_header: 'X-Turn',
    demo_supported: true,
    enabled: true,
  });
  const { out } = await vendor(['list']);
  expect(out).toMatch(/TURN +open +1 games +LIVE,RNG +HILL,RIVER/);
});

test('keys shows the public key a vendor checks our calls with', async () => {
  const { out } = await vendor(['keys']);
  expect(out).toContain(`operator_id RIVER\n${river.signingPublicKey}`);
  expect(out).not.toContain('PRIVATE');
});

beforeAll(() => vendor(hubX('HUBZ')));

const replaced = (option: string, value: string) => {
  const args = hubX('BAD');
  args[args.indexOf(option) + 1] = value;
  return args;
};
const small = await file('small.pem', rsaKey(1024).publicKey);
const secret = await file('secret.pem', key.privateKey);

test.each([
  ['--code', replaced('--code', 'hub x'), /--code must be 2 to 20 of A-Z/],
  ['--code taken', hubX('HUBX'), /code HUBX is registered already/],
  ['--group', replaced('--group', 'SLOTS'), /--group must be one of ELOTT, LOTT/],
  [
    '--public-key of no file',
    replaced('--public-key', '/nowhere.pem'),
    /--public-key \/nowhere.pem cannot be read/,
  ],
  [
    '--public-key too small',
    replaced('--public-key', small),
    /--public-key must be the PEM of an RSA public key of 2048/,
  ],
  [
    '--public-key that is private',
    replaced('--public-key', secret),
    /--public-key must be the PEM of an RSA public/,
  ],
  [
    '--launch-url in the clear',
    replaced('--launch-url', 'http://hubx.example/x'),
    /--launch-url must be an https/,
  ],
  [
    '--launch-url of another kind',
    replaced('--launch-url', 'javascript:alert(1)'),
    /--launch-url must be an https/,
  ],
  ['--allow-ip', [...hubX('BAD'), '--allow-ip', '10.0.0.5/24'], /--allow-ip must be an address or a network/],
  ['--brand', [...hubX('BAD'), '--brand', 'VALLEY'], /brand VALLEY is not a brand here/],
  ['a missing option', ['add', '--code', 'BAD'], /--name is missing\.\n--group is missing\./],
  ['an unknown option', ['add', '--colour', 'red'], /--colour/],
  ['an unknown vendor', ['disable', 'UNKNOWN'], /code UNKNOWN is not a registered vendor/],
  ['an unknown command', ['remove', 'HUBX'], /npm run vendor -- <command>/],
])('refuses %s with a sentence that names it', async (_, args, sentence) => {
  const { code, err } = await vendor(args);
  expect(err).toMatch(sentence);
  expect(err).not.toContain('    at ');
  expect(code).toBe(1);
  expect(
    await db.kysely.selectFrom('catalogue.vendor').select('id').where('code', '=', 'BAD').execute(),
  ).toEqual([]);
});

test.each([
  ['no JSON', '[{', /The list is not JSON/],
  ['no list', '{}', /The list is not usable/],
  ['an empty list', '[]', /The list is not usable: must hold at least one game/],
  [
    'a game without a name',
    JSON.stringify([game('a', 'A'), { game_code: 'b', category: 'RNG' }]),
    /games\[1\]\.name is/,
  ],
  [
    'an unknown category',
    JSON.stringify([{ ...game('a', 'A'), category: 'SLOTS' }]),
    /games\[0\]\.category is/,
  ],
  [
    'a category of no group',
    JSON.stringify([{ ...game('a', 'A'), category: 'LIVE' }]),
    /games\[0\]\.category is LIVE, but HUBZ is registered for RNG only/,
  ],
  ['an impossible return', JSON.stringify([{ ...game('a', 'A'), rtp: 101 }]), /games\[0\]\.rtp is/],
  [
    'a stake that is no amount',
    JSON.stringify([{ ...game('a', 'A'), minBet: '1,00' }]),
    /games\[0\]\.minBet is/,
  ],
  [
    'a largest stake below the smallest',
    JSON.stringify([{ ...game('a', 'A'), minBet: '5', maxBet: '4.99' }]),
    /games\[0\]\.maxBet is 4\.99, below minBet/,
  ],
  ['a repeated code', JSON.stringify([game('a', 'A'), game('a', 'B')]), /games\[1\]\.game_code repeats a/],
])('a list with %s is refused whole', async (_, text, sentence) => {
  const { code, err } = await vendor(['games', 'HUBZ', await file('bad.json', text)]);
  expect(err).toMatch(sentence);
  expect(code).toBe(1);
  expect(await gamesOf(river, 'HUBZ')).toEqual([]);
});

test('works on the embedded database, whether it runs or not, and says when there is none', async () => {
  const dataDir = join(folder, 'data');
  expect((await vendor(['list'], { DATA_DIR: dataDir })).err).toMatch(
    /There is no database in .* yet: run npm start/,
  );
  endWithMe('postgres', dataDir);
  const postgres = await startEmbeddedPostgres(dataDir, { fsync: 'off' });
  try {
    expect((await vendor(['list'], { DATA_DIR: dataDir })).err).toMatch(
      /older than this program: run npm start/,
    );
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await prepareDatabase(client);
    await client.end();
    const embedded = openDatabase({ url: postgres.url, maxConnections: 1 });
    await createBrand(embedded.kysely);
    await embedded.close();
    expect(await vendor(hubX('HUBX'), { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    await postgres.stop();
    expect((await vendor(['list'], { DATA_DIR: dataDir })).out).toContain('HUBX');
  } finally {
    await postgres.destroy();
  }
}, 60_000);

function game(code: string, name: string) {
  return { game_code: code, name, category: 'RNG' };
}

test('free bets are allowed in amounts, brand by brand, and taken away again', async () => {
  const allowances = async () => {
    const { rows } = await db.pool.query(
      `select m.code, bv.free_bet_max, bv.free_bet_day_max from catalogue.brand_vendor bv
       join brands.merchant m on m.id = bv.merchant_id join catalogue.vendor v on v.id = bv.vendor_id
       where v.code = 'GIFTS' order by m.code`,
    );
    return rows.map(({ code, free_bet_max, free_bet_day_max }) => [code, free_bet_max, free_bet_day_max]);
  };
  await vendor([
    ...['add', '--code', 'GIFTS', '--name', 'Gifts', '--group', 'RNG', '--public-key', publicKey],
    ...['--launch-url', 'https://gifts.example/launch', '--brand', 'RIVER,HILL'],
  ]);
  const set = await vendor(['free-bets', 'GIFTS', '--max', '100.00', '--day', '5000', '--brand', 'HILL']);
  expect(set.out).toBe('GIFTS may give away 100.00 in one bet and 5000.00 in a day at HILL.\n');
  expect(await allowances()).toEqual([
    ['HILL', 10_000_000n, 500_000_000n],
    ['RIVER', null, null],
  ]);
  expect((await vendor(['free-bets', 'GIFTS', '--max', '100.00'])).err).toBe(
    '--day must be an amount such as 100.00',
  );
  expect((await vendor(['free-bets', 'UNKNOWN'])).err).toContain('UNKNOWN is carried by no such brand');
  await vendor(['free-bets', 'GIFTS']);
  expect(await allowances()).toEqual([
    ['HILL', null, null],
    ['RIVER', null, null],
  ]);
}, 60_000);
