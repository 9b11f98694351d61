import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../../platform/http/mount-routes.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { bodyEncryption } from '../../../../platform/sealing/body-encryption.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { checkSite } from '../../../house/brands/check-site.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { brandRoutes } from '../../../house/brands/site/routes.ts';
import { resolveSession } from '../../../people/authentication/resolve-session.ts';
import { sessionFor } from '../../../people/authentication/session.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createGame, createVendor } from '../catalogue.factory.ts';
import { catalogueRoutes } from './routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const both = await createVendor(db.kysely, {
  code: 'BOTH',
  name: 'Both',
  brands: [hill, river],
  groups: ['RNG', 'SPORTS'],
});
const mine = await createVendor(db.kysely, {
  code: 'MINE',
  name: 'Mine',
  brands: [river],
  groups: ['LIVE', 'SPORTS'],
});
const slot = await createGame(db.kysely, {
  vendor: both,
  code: 'slot',
  name: { EN: 'Slot', TH: 'สล็อต' },
  hotIn: [hill],
  maxBet: '500',
});
await createGame(db.kysely, { vendor: both, code: 'cup', gameType: 'SPORTS', popularity: 1 });
await createGame(db.kysely, { vendor: both, code: 'league', gameType: 'SPORTS', popularity: 2 });
const table = await createGame(db.kysely, { vendor: mine, code: 'table', gameType: 'LIVE' });
await createGame(db.kysely, { vendor: mine, code: 'derby', gameType: 'SPORTS', hotIn: [river] });

const brands = findBrands(db.kysely, clock);
const deps = { db, clock, brands };
const app = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
mountRoutes(app, [...brandRoutes(deps), ...catalogueRoutes(deps)], {
  pool: db.pool,
  publicUrl: 'http://localhost:3000',
  encryption: bodyEncryption({ db, clock, secrets: testSecrets() }),
  resolveBrand: brands.findByHost,
  resolveSession: resolveSession(deps),
  checkSite: checkSite({ brands, countryOf: () => 'TH' }),
});
const tokens = { river: '', hill: '', trial: '' };

beforeAll(async () => {
  await app.ready();
  tokens.river = await sessionFor(db, await createMember(db, river), clock.now());
  tokens.hill = await sessionFor(db, await createMember(db, hill), clock.now());
  tokens.trial = await sessionFor(db, await createMember(db, river, { type: 4 }), clock.now());
});
afterAll(() => app.close());

interface Asking {
  host?: string;
  token?: string;
  language?: string;
  body?: object;
}

async function ask(url: string, { host = 'river.test', token, language = 'TH', body }: Asking = {}) {
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: { host, language, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { payload: body } : {}),
  });
  const { value, code } = answer.json();
  return { status: answer.statusCode, value, code };
}

test('the menu holds the categories the brand has vendors for, in the order of the navigation', async () => {
  const menus = await ask('/lgw/games/game_menus');
  expect(menus.value).toMatchObject([
    { gameType: 'LIVE', page: '/live', enName: 'Live casino', games: 1 },
    { gameType: 'SPORTS', page: '/sports', games: 3 },
    { gameType: 'RNG', page: '/rng', games: 1 },
  ]);
  const there = await ask('/lgw/games/game_menus', { host: 'hill.test' });
  expect(there.value.map((menu: { gameType: string }) => menu.gameType)).toEqual(['SPORTS', 'RNG']);
});

test('lanes hold one card a vendor; one with several games to open straight away shows a list first', async () => {
  const { value } = await ask('/wps/relay/GCSGAME_gameVendor');
  const lanes = value.data.lanes.map((lane: { title: string; cards: { code: string }[] }) => [
    lane.title,
    lane.cards.map((card) => card.code),
  ]);
  expect(lanes).toEqual([
    ['LIVE', ['MINE']],
    ['SPORTS', ['BOTH', 'MINE']],
    ['RNG', ['BOTH']],
  ]);
  expect(value.data.lanes[1].cards).toMatchObject([
    {
      isGame: 'VASSALAGE',
      defaultPlayType: 'league',
      games: 2,
      displayName: 'Both',
      accountTypeName: 'SEAMLESS',
    },
    { isGame: 'GAME', defaultPlayType: 'derby', games: 1, displayName: 'Mine' },
  ]);
});

test('a vendor that opens straight from the menu names the game it opens', async () => {
  const { value } = await ask('/wps/relay/GCSGAME_gameVendor');
  const [, sports] = value.data.lanes;
  const game = await ask(`/wps/games/${sports.cards[1].defaultGameId}`);
  expect(game.value.gameCode).toBe('derby');
});

test('a vendor’s categories are those it has games in at the brand; an unknown vendor has none', async () => {
  const types = async (vendor: string, host = 'river.test') =>
    (await ask(`/wps/relay/GLS2_getVassGameType?vassalage=${vendor}`, { host })).value;
  expect(await types('BOTH')).toEqual([
    { gameType: 'SPORTS', name: 'sports', enName: 'Sports', games: 2 },
    { gameType: 'RNG', name: 'rng', enName: 'Slots', games: 1 },
  ]);
  expect(await types('MINE', 'hill.test')).toEqual([]);
  expect(await types('UNKNOWN')).toEqual([]);
});

test('an unknown vendor and a page past the end are empty lists', async () => {
  const list = (query: string) => ask(`/wps/relay/GCSGAME_gameList?${query}`);
  expect(await list('vassalage=UNKNOWN')).toMatchObject({ status: 200, value: { games: [], total: 0 } });
  expect(await list('pageNo=9999&pageSize=100')).toMatchObject({
    status: 200,
    value: { games: [], total: 5 },
  });
  expect(await list('offset=999999')).toMatchObject({ status: 200, value: { games: [], total: 5 } });
  expect((await list('offset=-1')).code).toBe('invalid_input');
  expect((await list('liveClass=poker-face')).code).toBe('invalid_input');
});

test('the query of the specification is understood, empty fields and all', async () => {
  const { status, value } = await ask(
    '/wps/relay/GCSGAME_gameList?clientType=3&platform=html5-desktop&channel=&merchant=RIVER&gameName=&minBet=' +
      '&minLineNum=&pageNo=1&pageSize=21&vassalage=BOTH&language=EN&gameType=RNG',
  );
  expect(status).toBe(200);
  expect(value).toMatchObject({ games: [{ gameName: 'Slot' }], pageNum: 1, totalPages: 1 });
});

test.each([
  'pageNo=0',
  'pageSize=101',
  'gameType=SLOTS',
  'minBet=-1',
  'minBet=1e3',
  `gameName=${'x'.repeat(61)}`,
])('a list with %s is refused as input', async (query) => {
  expect(await ask(`/wps/relay/GCSGAME_gameList?${query}`)).toMatchObject({
    status: 400,
    code: 'invalid_input',
  });
});

test('counts follow the query of the list, and each brand counts its own games', async () => {
  const asked = '/wps/relay/GCSGAME_gameCounts?gameType=SPORTS&gameName=&vassalage=';
  expect((await ask(asked)).value).toMatchObject({ total: 3, vassalage: { BOTH: 2, MINE: 1 } });
  expect((await ask(asked, { host: 'hill.test' })).value).toMatchObject({ total: 2, vassalage: { BOTH: 2 } });
});

test('each brand puts its own games forward', async () => {
  const codes = async (host: string) => {
    const { value } = await ask('/wps/relay/GCSGAME_hotGamesV2?isPlatform=2', { host });
    return value.list.map((game: { gameCode: string }) => game.gameCode);
  };
  expect(await codes('river.test')).toEqual(['derby']);
  expect(await codes('hill.test')).toEqual(['slot']);
});

test('a game page shows its game in the viewer’s language, and none of another brand', async () => {
  expect(await ask(`/wps/games/${slot.id}`)).toMatchObject({
    value: { gameName: 'สล็อต', isFavourite: false, minBet: '1.00', maxBet: '500.00' },
  });
  expect(await ask(`/wps/games/${slot.id}`, { language: 'EN' })).toMatchObject({
    value: { gameName: 'Slot' },
  });
  for (const url of [`/wps/games/${table.id}`, '/wps/games/slot'])
    expect(await ask(url, { host: 'hill.test' })).toMatchObject({ status: 404, code: 'game_unknown' });
});

test('favourites are marked once, shown to their member only, and unmarked', async () => {
  const add = '/wps/relay/MCSFE_addFavoriteGameV2';
  const list = '/wps/relay/MCSFE_getFavoriteGamesList';
  const { river: token } = tokens;
  for (const gameId of [slot.id, table.id, slot.id]) {
    clock.advance(1);
    expect(await ask(add, { token, body: { gameId } })).toMatchObject({ status: 200, value: {} });
  }
  const { value } = await ask(list, { token });
  expect(value.list.map((game: { gameCode: string }) => game.gameCode)).toEqual(['table', 'slot']);
  expect(await ask(`/wps/games/${slot.id}`, { token })).toMatchObject({ value: { isFavourite: true } });
  expect((await ask(list, { token: tokens.hill, host: 'hill.test' })).value).toEqual({ list: [] });
  await ask('/wps/relay/MCSFE_removeFavoriteGameV2', { token, body: { gameId: slot.id } });
  expect((await ask(list, { token })).value.list).toHaveLength(1);
});

test('a game of another brand cannot be marked', async () => {
  const answer = await ask('/wps/relay/MCSFE_addFavoriteGameV2', {
    host: 'hill.test',
    token: tokens.hill,
    body: { gameId: table.id },
  });
  expect(answer).toMatchObject({ status: 404, code: 'game_unknown' });
});

test('personal calls require a token of this brand', async () => {
  for (const url of ['/wps/relay/MCSFE_getFavoriteGamesList', '/wps/relay/GCS_recentGame']) {
    expect(await ask(url)).toMatchObject({ status: 401, code: 'not_logged_in' });
    expect(await ask(url, { token: tokens.hill })).toMatchObject({ status: 401 });
    expect(await ask(url, { token: tokens.trial })).toMatchObject({ status: 200 });
  }
});

test('the shell gets the brand of its host, and is refused on an unregistered host', async () => {
  expect(await ask('/wps/system/whitelabel', { host: 'hill.test' })).toMatchObject({
    value: {
      merchant: 'HILL',
      currencySymbol: 'P',
      demo: true,
      minimumAge: 18,
      flags: { CHNGPASSVERIF3: false },
      menu: { manualRebate: false, transferUpline: false },
    },
  });
  // A call that names the module of another is refused, also where the answer is kept.
  const headers = { host: 'hill.test', moduleid: 'LOGIN3' };
  const other = await app.inject({ url: '/wps/system/whitelabel', headers });
  expect(other.json()).toMatchObject({ success: false, code: 'module_wrong' });
  expect(await ask('/wps/system/whitelabel', { host: 'valley.test' })).toMatchObject({
    status: 403,
    code: 'domain_unknown',
  });
});

test.each(catalogueRoutes(deps).map(({ endpoint }) => endpoint))(
  'the documentation describes $method $path with all it takes',
  async ({ method, path, summary, params, query, body }) => {
    const { paths } = (await app.inject('/docs/json')).json();
    const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described?.summary).toBe(summary);
    const given = (described.parameters ?? []).filter((field: { in: string }) => field.in !== 'header');
    expect(given.map((field: { name: string }) => field.name).sort()).toEqual(
      [...fieldsOf(params), ...fieldsOf(query)].sort(),
    );
    const schema = described.requestBody?.content['application/json'].schema;
    expect(Object.keys(schema?.properties ?? {})).toEqual(fieldsOf(body));
  },
);

function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema ? Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}) : [];
}
