import { gameList } from '@lanna/contract/play/catalogue/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createGame, createVendor } from '../catalogue.factory.ts';
import { touchRecentGame } from '../recent-games.ts';
import { addFavouriteGame } from './favourite-games.ts';
import { listGames } from './list-games.ts';
import type { Viewer } from './viewer.ts';

const { db } = await testDatabase();
const now = new Date('2026-11-20T12:00:00Z');
let river: BrandProfile;
let hill: BrandProfile;

beforeAll(async () => {
  river = await createBrand(db.kysely, { code: 'RIVER' });
  hill = await createBrand(db.kysely, { code: 'HILL' });
  const both = await createVendor(db.kysely, {
    code: 'BOTH',
    name: 'Bamboo Bridge',
    brands: [river, hill],
    groups: ['RNG', 'FISH'],
  });
  const mine = await createVendor(db.kysely, { code: 'MINE', brands: [river] });
  const foreign = await createVendor(db.kysely, { code: 'EURO', brands: [river], currencies: ['EUR'] });
  await createGame(db.kysely, {
    vendor: both,
    code: 'lantern',
    name: { EN: 'Golden Lantern', TH: 'โคมทอง ลอยฟ้า', VI: 'Đèn trời' },
    popularity: 5,
    minBet: '0.25',
    lines: 25,
    volatility: 'high',
    rtpBasisPoints: 9573,
    features: ['wild'],
    hotIn: [river],
    createdAt: new Date('2026-11-03T00:00:00Z'),
  });
  await createGame(db.kysely, {
    vendor: both,
    code: 'fisher',
    name: { EN: 'Fisher 100%_', TH: 'น้ำลึก' },
    gameType: 'FISH',
    popularity: 9,
    minBet: '5.00',
    createdAt: new Date('2026-11-02T00:00:00Z'),
  });
  await createGame(db.kysely, {
    vendor: mine,
    code: 'market',
    name: { EN: 'Night Market', TH: 'เที่ยวตลาดคืน' },
    popularity: 7,
    rtpBasisPoints: 9650,
    lines: 10,
    enabled: false,
    createdAt: new Date('2026-11-01T00:00:00Z'),
  });
  await createGame(db.kysely, { vendor: foreign, code: 'euro', name: 'Golden Euro' });
});

async function codes(query: Record<string, unknown>, viewer: Partial<Viewer> = {}) {
  const { games } = await listGames(
    db.kysely,
    { brand: river, language: 'TH', memberId: null, ...viewer },
    gameList.query.parse(query),
  );
  return games.map((game) => game.gameCode);
}

test.each([
  ['no filter: the most popular first', {}, ['fisher', 'market', 'lantern']],
  ['a category', { gameType: 'FISH' }, ['fisher']],
  ['a vendor', { vassalage: 'MINE' }, ['market']],
  ['part of an English name, in any case', { gameName: 'LANT' }, ['lantern']],
  ['part of a Thai name', { gameName: 'ตลาด' }, ['market']],
  ['a Thai name without its space', { gameName: 'ทองลอย' }, ['lantern']],
  ['an English name written together', { gameName: 'nightmarket' }, ['market']],
  ['sara am typed as two signs', { gameName: '\u0E19\u0E49\u0E4D\u0E32\u0E25\u0E36\u0E01' }, ['fisher']],
  ['signs that mean something to LIKE', { gameName: '100%_' }, ['fisher']],
  ['signs that match no name', { gameName: '%' }, ['fisher']],
  ['part of a name in another language', { gameName: 'đèn' }, ['lantern']],
  ['a Vietnamese name without its accents', { gameName: 'den troi' }, ['lantern']],
  ['a Thai name without its tone marks', { gameName: 'นำลึก' }, ['fisher']],
  ['a Thai name with two เ for แ, or the other way round', { gameName: 'เเที่ยว'.slice(1) }, ['market']],
  ['words in another order', { gameName: 'market night' }, ['market']],
  ['a word of each of two languages', { gameName: 'lantern ลอย' }, ['lantern']],
  ['nothing across two names', { gameName: 'lanternโคม' }, []],
  ['the games of a vendor by its name', { gameName: 'bamboo' }, ['fisher', 'lantern']],
  ['a game with its vendor’s name', { gameName: 'Bridge lantern' }, ['lantern']],
  ['a stake one wants to play with', { minBet: '1.00' }, ['market', 'lantern']],
  ['at least so many lines', { minLineNum: 20 }, ['lantern']],
  ['a volatility', { volatility: 'high' }, ['lantern']],
  ['a feature', { feature: 'wild' }, ['lantern']],
  ['a return of at least', { minRtp: '96' }, ['market']],
  ['a return of exactly', { minRtp: '95.73' }, ['market', 'lantern']],
  ['hot ones', { only: 'hot' }, ['lantern']],
  ['by return, unknown last', { sort: 'rtp' }, ['market', 'lantern', 'fisher']],
  ['by age', { sort: 'newest' }, ['lantern', 'fisher', 'market']],
  ['by stake', { sort: 'minBet' }, ['lantern', 'market', 'fisher']],
  // โคม, เที่ยว and น้ำ: Thai sorts by the consonant, here ค, ท, น.
  ['by Thai name', { sort: 'name' }, ['lantern', 'market', 'fisher']],
])('finds %s', async (_, query, expected) => {
  expect(await codes(query)).toEqual(expected);
});

test('names sort and show in the language asked for', async () => {
  const viewer = { brand: river, language: 'EN', memberId: null } as const;
  const { games } = await listGames(db.kysely, viewer, gameList.query.parse({ sort: 'name' }));
  expect(games.map((game) => game.gameName)).toEqual(['Fisher 100%_', 'Golden Lantern', 'Night Market']);
});

test.each([
  // Vietnamese has Đ between D and E; the others have no name of their own in it.
  ['VI', ['Đèn trời', 'Fisher 100%_', 'Night Market']],
  ['CN', ['Fisher 100%_', 'Golden Lantern', 'Night Market']],
] as const)('a game without a name in %s is shown and sorted by its English one', async (language, names) => {
  const reader = { brand: river, language, memberId: null };
  const { games } = await listGames(db.kysely, reader, gameList.query.parse({ sort: 'name' }));
  expect(games.map((game) => game.gameName)).toEqual(names);
});

test('a game is shown with its figures; one under maintenance is shown and not available', async () => {
  const viewer = { brand: river, language: 'TH', memberId: null } as const;
  const { games } = await listGames(db.kysely, viewer, gameList.query.parse({ gameType: 'RNG' }));
  expect(games).toMatchObject([
    { gameCode: 'market', gameName: 'เที่ยวตลาดคืน', available: false, rtp: 96.5, isHot: false },
    { gameCode: 'lantern', minBet: '0.25', available: true, rtp: 95.73, isHot: true, vassalage: 'BOTH' },
  ]);
});

test('a brand that has closed its games shows them all as not available', async () => {
  const closed = { ...river, settings: { ...river.settings, gamesOpen: false } };
  const viewer = { brand: closed, language: 'TH', memberId: null } as const;
  const { games } = await listGames(db.kysely, viewer, gameList.query.parse({}));
  expect(games.map((game) => game.available)).toEqual([false, false, false]);
});

test('a brand sees its own vendors and its own hot games only', async () => {
  expect(await codes({}, { brand: hill })).toEqual(['fisher', 'lantern']);
  expect(await codes({ only: 'hot' }, { brand: hill })).toEqual([]);
  expect(await codes({ vassalage: 'MINE' }, { brand: hill })).toEqual([]);
});

test('a vendor a brand has switched off is not among its games', async () => {
  const other = await createBrand(db.kysely);
  const vendor = await createVendor(db.kysely, { brands: [other] });
  await createGame(db.kysely, { vendor, code: 'gone' });
  expect(await codes({}, { brand: other })).toEqual(['gone']);
  await db.kysely
    .updateTable('catalogue.brand_vendor')
    .set({ enabled: false })
    .where('merchant_id', '=', other.id)
    .execute();
  expect(await codes({}, { brand: other })).toEqual([]);
});

test('favourites and recent games are the viewer’s own; a visitor has none', async () => {
  const me = await createMember(db, river);
  const other = await createMember(db, river);
  const games = await db.kysely.selectFrom('catalogue.game').select(['id', 'code']).execute();
  const idOf = (code: string) => games.find((game) => game.code === code)?.id ?? '';
  await addFavouriteGame(db.kysely, { brand: river, memberId: me.memberId, gameId: idOf('market'), now });
  for (const [at, code] of ['fisher', 'lantern', 'market', 'fisher'].entries()) {
    const opened = { memberId: me.memberId, gameId: idOf(code), now: new Date(now.getTime() + at) };
    await db.transaction((tx) => touchRecentGame(tx, opened));
  }
  expect(await codes({ only: 'favourite' }, { memberId: me.memberId })).toEqual(['market']);
  expect(await codes({ only: 'recent' }, { memberId: me.memberId })).toEqual(['fisher', 'market', 'lantern']);
  for (const memberId of [other.memberId, null]) {
    expect(await codes({ only: 'favourite' }, { memberId })).toEqual([]);
    expect(await codes({ only: 'recent' }, { memberId })).toEqual([]);
  }
});

test('pages cover every game once and contain the total', async () => {
  const viewer = { brand: river, language: 'TH', memberId: null } as const;
  const pages = await Promise.all(
    [1, 2, 3].map((pageNo) => listGames(db.kysely, viewer, gameList.query.parse({ pageNo, pageSize: 2 }))),
  );
  expect(pages.map((page) => page.games.map((game) => game.gameCode))).toEqual([
    ['fisher', 'market'],
    ['lantern'],
    [],
  ]);
  expect(pages.map(({ pageNum, totalPages, total }) => [pageNum, totalPages, total])).toEqual([
    [1, 2, 3],
    [2, 2, 3],
    [3, 2, 3],
  ]);
});
