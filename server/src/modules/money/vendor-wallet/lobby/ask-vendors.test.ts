import { Client } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { isSigned, startTestVendor } from '../test-vendor.factory.ts';
import { vendorClient } from '../vendor-client.ts';
import { askVendors, type LobbyDeps, type Rests } from './ask-vendors.ts';
import { readAnswers } from './kept-answers.ts';
import { listMatches } from './list-matches.ts';
import { listTables } from './list-tables.ts';
import { LOOKED_MS, lookNotes } from './note-look.ts';
import { lobbyRoutes } from './routes.ts';

const { db, url } = await testDatabase();
const clock = fixedClock('2026-11-20T12:00:00Z');
const river = await createBrand(db.kysely);
const hill = await createBrand(db.kysely);
const remote = await startTestVendor();
const silent = await startTestVendor();
const additions = ['lobby'] as const;
const vendor = await createVendor(db.kysely, {
  brands: [river, hill],
  groups: ['LIVE', 'SPORTS'],
  additions,
  apiUrl: remote.url,
});
await createVendor(db.kysely, { brands: [river], apiUrl: silent.url });

/** What went to the channel of tables: frames, and `reset` where pages load anew. */
const sent: { brandId: string; frame: unknown }[] = [];
const publisher: LobbyDeps['publisher'] = {
  publish: (brandId, _channel, frame) => void sent.push({ brandId, frame }),
  reset: (brandId) => void sent.push({ brandId, frame: 'reset' }),
};
const depsOn = (connection: typeof db): LobbyDeps => ({
  db: connection.kysely,
  clock,
  publisher,
  client: vendorClient({
    ...{
      db: connection.kysely,
      secrets: testSecrets(),
      log: openLog('silent'),
      reach: ANYWHERE,
      timeoutMs: 1500,
    },
  }),
});
const deps = depsOn(db);
/** As visitors of a brand do whose page shows tables. */
const look = (brandId: string) => lookNotes(deps)(brandId);
beforeEach(() => Promise.all([look(river.id), look(hill.id)]));
/** Its own for each test: a call that failed would rest in the next. */
const rests = (): Rests => new Map();

const jackpots = (amount: number, code = 'GRAND') => ({
  jackpots: [{ jackpot_code: code, name: 'Grand', game_codes: ['naga'], currency: 'THB', amount }],
});
/** The vendor's answers by path; another status for what it does not offer. */
const offers = (replies: Record<string, unknown>) =>
  remote.answerWith((response, { path }) =>
    path in replies
      ? response.writeHead(200).end(JSON.stringify(replies[path]))
      : response.writeHead(404).end(),
  );
const shown = (brandId: string, kind: 'tables' | 'jackpots' = 'jackpots') =>
  readAnswers(db.kysely, { brandId, kind, now: clock.now() });
/** By the direct address: a pooler keeps no session that listens. */
async function notices(work: () => Promise<void>): Promise<string[]> {
  const received: string[] = [];
  const client = new Client({ connectionString: url });
  client.on('notification', ({ payload = '' }) => received.push(payload));
  await client.connect();
  await client.query('listen lanna_push');
  await work();
  await client.query('select 1');
  await client.end();
  return received.filter((payload) => payload.includes('vendor_lobby_changed'));
}

test('vendors with the addition are asked, signed, once a second for each brand, however many processes ask', async () => {
  offers({ '/jackpots': jackpots(1_234_567_00) });
  const other = openDatabase({ url, maxConnections: 2 });
  await Promise.all([
    askVendors(deps, rests()),
    askVendors(depsOn(other), rests()),
    askVendors(deps, rests()),
  ]);
  expect(remote.calls).toHaveLength(2 * 4);
  expect(silent.calls).toEqual([]);
  const toRiver = remote.calls.filter(({ body }) => body['operator_id'] === river.code);
  expect(toRiver.map(({ path }) => path).toSorted()).toEqual([
    '/jackpots',
    '/lobby/matches',
    '/lobby/rooms',
    '/lobby/tables',
  ]);
  for (const call of toRiver)
    expect(isSigned(call, vendor.signature_header, river.signingPublicKey)).toBe(true);
  await askVendors(deps, rests());
  expect(remote.calls).toHaveLength(2 * 4);
  clock.advance(1000);
  await askVendors(deps, rests());
  expect(remote.calls).toHaveLength(4 * 4);
  expect(await shown(river.id)).toMatchObject([
    {
      code: vendor.code,
      said_at: clock.now(),
      answer: [{ code: 'GRAND', amount: '1234.567', games: ['naga'] }],
    },
  ]);
  await other.close();
});

test('a brand without a visitor at its tables is asked for less often, and at once when one comes', async () => {
  offers({ '/jackpots': jackpots(400) });
  clock.advance(LOOKED_MS);
  const asked = async (brandId: string, resting: Rests) => {
    const before = remote.calls.length;
    await askVendors(deps, resting);
    const code = brandId === river.id ? river.code : hill.code;
    return remote.calls.slice(before).some(({ body }) => body['operator_id'] === code);
  };
  const resting = rests();
  await askVendors(deps, resting);
  clock.advance(9000);
  expect(await asked(river.id, resting)).toBe(false);
  clock.advance(1000);
  expect(await asked(river.id, resting)).toBe(true);
  clock.advance(2000);
  await look(river.id);
  const [first, second] = [await asked(river.id, resting), await asked(hill.id, resting)];
  expect([first, second]).toEqual([true, false]);
});

test('pages are notified of a change, and only of a change', async () => {
  clock.advance(1000);
  offers({ '/jackpots': jackpots(500) });
  expect(await notices(() => askVendors(deps, rests()))).toHaveLength(2);
  clock.advance(1000);
  expect(await notices(() => askVendors(deps, rests()))).toEqual([]);
  clock.advance(1000);
  offers({ '/jackpots': jackpots(501) });
  expect(await notices(() => askVendors(deps, rests()))).toHaveLength(2);
});

test.each([
  ['is silent', () => remote.answerWith(() => {})],
  [
    'is slow',
    () => remote.answerWith((response) => setTimeout(() => response.writeHead(200).end('{}'), 3000)),
  ],
  ['answers no JSON', () => remote.answerWith((response) => response.writeHead(200).end('<html>'))],
  ['answers nonsense', () => offers({ '/jackpots': { jackpots: [{ amount: -5 }] } })],
  [
    'answers more than 500',
    () => offers({ '/jackpots': { jackpots: Array(501).fill(jackpots(1).jackpots[0]) } }),
  ],
  ['answers a megabyte', () => offers({ '/jackpots': { ...jackpots(1), filler: 'x'.repeat(2 ** 20) } })],
  [
    'answers an amount beyond 64 bits',
    () =>
      remote.answerWith((response) =>
        response
          .writeHead(200)
          .end(JSON.stringify(jackpots(0)).replace('"amount":0', `"amount":1${'0'.repeat(19)}`)),
      ),
  ],
])(
  'a vendor that %s leaves what it said last, with its age; after half a minute it is gone',
  async (_what, fails) => {
    clock.advance(31_000);
    offers({ '/jackpots': jackpots(700) });
    await askVendors(deps, rests());
    const saidAt = clock.now();
    fails();
    clock.advance(29_000);
    await askVendors(deps, rests());
    expect(await shown(river.id)).toMatchObject([{ said_at: saidAt, answer: [{ amount: '0.007' }] }]);
    clock.advance(1000);
    expect(await shown(river.id)).toEqual([]);
    expect(await notices(() => askVendors(deps, rests()))).toHaveLength(2);
  },
  20_000,
);

test('what a vendor says to one brand is not shown in another', async () => {
  clock.advance(31_000);
  remote.answerWith((response, { path, body }) =>
    path === '/jackpots'
      ? response
          .writeHead(200)
          .end(JSON.stringify(jackpots(1, body['operator_id'] === river.code ? 'RIVER' : 'HILL')))
      : response.writeHead(404).end(),
  );
  await askVendors(deps, rests());
  expect(await shown(river.id)).toMatchObject([{ answer: [{ code: 'RIVER' }] }]);
  expect(await shown(hill.id)).toMatchObject([{ answer: [{ code: 'HILL' }] }]);
  expect(await shown((await createBrand(db.kysely)).id)).toEqual([]);
});

test('a call that fails rests, while the others go on', async () => {
  clock.advance(31_000);
  offers({ '/jackpots': jackpots(1) });
  const resting = rests();
  await askVendors(deps, resting);
  clock.advance(1000);
  const before = remote.calls.length;
  await askVendors(deps, resting);
  expect(remote.calls.slice(before).map(({ path }) => path)).toEqual(['/jackpots', '/jackpots']);
});

const table = {
  table_code: 'B1',
  game_code: 'bac',
  name: 'Speed B1',
  status: 'open',
  players: 5,
  seats: 7,
  currency: 'THB',
  min_bet: 2_000_000,
  max_bet: 500_000_000,
};

test('tables come with seats and stakes', async () => {
  clock.advance(31_000);
  offers({ '/lobby/tables': { tables: [table] } });
  await askVendors(deps, rests());
  expect(await shown(river.id, 'tables')).toMatchObject([
    {
      answer: [
        {
          code: 'B1',
          dealer: null,
          game: 'bac',
          name: 'Speed B1',
          status: 'open',
          players: 5,
          seats: 7,
          currency: 'THB',
          minBet: '20.00',
          maxBet: '5000.00',
        },
      ],
    },
  ]);
});

test('a table that has changed goes to the brand’s channel, and no other table with it; tables that come or go are loaded anew', async () => {
  clock.advance(31_000);
  const second = { ...table, table_code: 'B2', name: 'Squeeze B2' };
  const say = async (tables: object[]) => {
    clock.advance(1000);
    sent.length = 0;
    offers({ '/lobby/tables': { tables } });
    const notified = await notices(() => askVendors(deps, rests()));
    expect(notified).toEqual([]);
    return sent.filter(({ brandId }) => brandId === river.id).map(({ frame }) => frame);
  };
  await say([table, second]);
  expect(await say([table, second])).toEqual([]);
  const dealt = { ...second, players: 6, closes_at: '2026-11-20T19:00:05+07:00', results: ['B', 'Tp'] };
  expect(await say([table, dealt])).toMatchObject([
    {
      vendor: vendor.code,
      entries: [{ code: 'B2', players: 6, closesAt: '2026-11-20T12:00:05.000Z', results: ['B', 'Tp'] }],
    },
  ]);
  expect(await say([dealt])).toEqual(['reset']);
  const many = Array.from({ length: 40 }, (_, at) => ({ ...dealt, table_code: `T${at}` }));
  await say(many);
  const frames = await say(many.map((one) => ({ ...one, players: 7 })));
  for (const frame of frames) expect(JSON.stringify(frame).length).toBeLessThan(2048);
  expect(frames.flatMap((frame) => (frame as { entries: unknown[] }).entries)).toHaveLength(40);
});

test('a table is shown with the game it is opened with, to the brands that carry it', async () => {
  const game = await createGame(db.kysely, {
    vendor,
    code: 'bac',
    gameType: 'LIVE',
    name: { EN: 'Baccarat' },
  });
  clock.advance(31_000);
  offers({ '/lobby/tables': { tables: [table, { ...table, table_code: 'X1', game_code: 'unknown' }] } });
  await askVendors(deps, rests());
  const tables = await listTables({ db: db.kysely, clock }, { brand: river, language: 'EN' });
  expect(tables.vendors[0]?.entries).toMatchObject([
    { code: 'B1', gameId: game.id, gameName: 'Baccarat', available: true },
    { code: 'X1', gameId: null, gameName: null, available: false },
  ]);
});

test('a match is shown in the reader’s language with the game it is opened with, by the time it begins, and pages are not notified', async () => {
  const game = await createGame(db.kysely, {
    vendor,
    code: 'book',
    gameType: 'SPORTS',
    name: { EN: 'Book' },
  });
  clock.advance(31_000);
  const match = (code: string, startsAt: string, parts: object = {}) => ({
    ...{ match_code: code, game_code: 'book', competition: 'Cup', home: { EN: 'Reds', TH: 'แดง' } },
    ...{
      away: 'Blues',
      starts_at: startsAt,
      status: 'open',
      markets: 21,
      place: `page=event&fixture=${code}`,
    },
    ...parts,
  });
  const matches = [
    match('late', '2026-11-20T22:00:00+07:00', { virtual: true, game_code: 'unknown' }),
    match('early', '2026-11-20T20:00:00+07:00'),
  ];
  offers({});
  await askVendors(deps, rests());
  clock.advance(1000);
  offers({ '/lobby/matches': { matches } });
  expect(await notices(() => askVendors(deps, rests()))).toEqual([]);
  const shownTo = async (language: 'TH' | 'EN') =>
    (await listMatches({ db: db.kysely, clock }, { brand: river, language })).vendors[0]?.entries;
  expect(await shownTo('TH')).toMatchObject([
    {
      ...{ code: 'early', home: 'แดง', away: 'Blues', competition: 'Cup', markets: 21, virtual: false },
      ...{ startsAt: '2026-11-20T13:00:00.000Z', place: 'page=event&fixture=early', gameId: game.id },
      available: true,
    },
    { code: 'late', virtual: true, gameId: null, available: false },
  ]);
  expect(await shownTo('EN')).toMatchObject([{ home: 'Reds' }, {}]);
});

test('every visitor of the brand reads what its vendors say, with its age, and of no other brand', async () => {
  clock.advance(31_000);
  offers({ '/jackpots': jackpots(250_000) });
  await askVendors(deps, rests());
  const saidAt = clock.now().toISOString();
  clock.advance(5000);
  const brands = findBrands(db.kysely, clock);
  const readBy = async (brand: { id: string }, path: string, query: object = {}) => {
    const found = lobbyRoutes({ db: db.kysely, clock, brands }).find(
      ({ endpoint }) => endpoint.path === path,
    );
    return found?.handle({ brand, query } as unknown as Parameters<NonNullable<typeof found>['handle']>[0]);
  };
  expect(await readBy(river, '/wps/lobby/jackpots')).toEqual({
    vendors: [
      {
        vendor: vendor.code,
        saidAt,
        entries: [{ code: 'GRAND', name: 'Grand', games: ['naga'], currency: 'THB', amount: '2.50' }],
      },
    ],
  });
  const pool = { code: 'GRAND', name: 'Grand', games: ['naga'], currency: 'THB', amount: '2.50' };
  const poolsOf = (gameCode: string) =>
    readBy(river, '/wps/relay/VIS_getJackpot', { vassalage: vendor.code, gameCode });
  expect(await poolsOf('naga')).toEqual({ list: [{ ...pool, vassalage: vendor.code, saidAt }] });
  expect(await poolsOf('koi')).toEqual({ list: [] });
  expect(await readBy(river, '/wps/lobby/tables')).toEqual({ vendors: [] });
  expect(await readBy(await createBrand(db.kysely), '/wps/lobby/jackpots')).toEqual({ vendors: [] });
});
