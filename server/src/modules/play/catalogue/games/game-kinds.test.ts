import type { VendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { gameCounts, gameList } from '@lanna/contract/play/catalogue/catalogue';
import { LIVE_CLASSES } from '@lanna/contract/play/catalogue/game-kinds';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createGame, createVendor } from '../catalogue.factory.ts';
import { changeGame } from '../desk/change-game.ts';
import { importGames } from '../import-games.ts';
import { touchRecentGame } from '../recent-games.ts';
import { countGames } from './count-games.ts';
import { listGames } from './list-games.ts';
import { listPopularLotteries, listRecentLotteries } from './lotteries.ts';

const { db } = await testDatabase();
const now = new Date('2026-11-20T12:00:00Z');
let brand: BrandProfile;
const listed = (game_code: string, more: Partial<VendorGame> = {}): VendorGame => ({
  game_code,
  name: game_code,
  category: 'LIVE',
  ...more,
});

beforeAll(async () => {
  brand = await createBrand(db.kysely);
  const groups = ['LIVE', 'LOTT', 'ELOTT'] as const;
  await createVendor(db.kysely, { code: 'TABLES', brands: [brand], groups: [...groups], demo: true });
  await createVendor(db.kysely, { code: 'NODEMO', brands: [brand], groups: ['LIVE'] });
  await take('TABLES', [
    ...LIVE_CLASSES.map((live_class) => listed(live_class, { live_class })),
    listed('second-baccarat', { live_class: 'baccarat', demo: true }),
    listed('wheel'),
    listed('hanoi', { category: 'LOTT', lottery_kind: 'VN' }),
    listed('yeekee', { category: 'LOTT', lottery_kind: 'SEA' }),
    listed('numbers', { category: 'LOTT' }),
    listed('quick', { category: 'ELOTT' }),
  ]);
  await take('NODEMO', [listed('other-baccarat', { live_class: 'baccarat', demo: true })]);
});

function take(vendorCode: string, games: VendorGame[]) {
  return db.transaction((tx) => importGames(tx, { vendorCode, games, now }));
}

const viewer = () => ({ brand, language: 'EN', memberId: null }) as const;

async function codes(query: Record<string, unknown>) {
  const { games } = await listGames(
    db.kysely,
    viewer(),
    gameList.query.parse({ sort: 'name', pageSize: 100, ...query }),
  );
  return games.map(({ gameCode }) => gameCode);
}

test('a vendor says of what class its live games are, and a player finds those of one class', async () => {
  expect(await codes({ liveClass: 'baccarat' })).toEqual(['baccarat', 'other-baccarat', 'second-baccarat']);
  for (const liveClass of LIVE_CLASSES.slice(1)) expect(await codes({ liveClass })).toEqual([liveClass]);
});

test('games are counted by class, beside what else is chosen', async () => {
  const count = async (query: object) =>
    countGames(db.kysely, viewer(), gameCounts.query.parse({ gameType: 'LIVE', ...query }));
  const all = await count({});
  expect(all.liveClass).toMatchObject({ baccarat: 3, zjh: 1 });
  expect(Object.keys(all.liveClass)).toHaveLength(15);
  const [narrowed] = [await count({ vassalage: 'NODEMO', liveClass: 'zjh' })];
  expect(narrowed).toMatchObject({ total: 0, liveClass: { baccarat: 1, zjh: 0 }, without: { liveClass: 1 } });
});

test('a class set by hand outlives the vendor’s next list', async () => {
  const { id, version } = await db.kysely
    .selectFrom('catalogue.game')
    .select(['id', 'version'])
    .where('code', '=', 'wheel')
    .executeTakeFirstOrThrow();
  await db.transaction((tx) =>
    changeGame(tx, id, {
      version,
      name: { EN: 'wheel' },
      category: 'LIVE',
      volatility: null,
      features: [],
      liveClass: 'roulette',
      lotteryKind: null,
      demo: false,
    }),
  );
  await take('TABLES', [listed('wheel', { live_class: 'sicbo' })]);
  expect(await codes({ liveClass: 'roulette' })).toEqual(['roulette', 'wheel']);
});

test('the lotteries of a kind are listed apart from all others', async () => {
  expect(await codes({ gameType: 'LOTT', lotteryKind: 'VN' })).toEqual(['hanoi']);
  expect(await codes({ gameType: 'LOTT', lotteryKind: 'SEA' })).toEqual(['yeekee']);
  expect(await codes({ gameType: 'LOTT', lotteryKind: 'LOTT' })).toEqual(['numbers']);
  expect(await codes({ gameType: 'LOTT', lotteryKind: 'LOTT', gameCode: 'hanoi' })).toEqual([]);
  expect(await codes({ gameCode: 'hanoi' })).toEqual(['hanoi']);
});

test('a game with a free demo is one whose vendor has demos as well', async () => {
  expect(await codes({ only: 'demo' })).toEqual(['second-baccarat']);
});

test('vendors that our wallet pays bet by bet are found by it', async () => {
  await db.kysely
    .updateTable('catalogue.vendor')
    .set({ wallet_kind: 'transfer' })
    .where('code', '=', 'NODEMO')
    .execute();
  expect(await codes({ accountType: 'TRANSFER' })).toEqual(['other-baccarat']);
  expect(await codes({ accountType: 'SEAMLESS', liveClass: 'baccarat' })).toEqual([
    'baccarat',
    'second-baccarat',
  ]);
});

test('pages of differing sizes hold every game once: each begins behind what the reader has', async () => {
  const all = await codes({});
  const pages = await Promise.all(
    [
      { pageNo: 1, pageSize: 8, offset: 0 },
      { pageNo: 2, pageSize: 7, offset: 8 },
      { pageNo: 3, pageSize: 6, offset: 15 },
      { pageNo: 4, pageSize: 6, offset: 21 },
    ].map(codes),
  );
  expect(pages.flat()).toEqual(all);
  expect(await codes({ offset: 500 })).toEqual([]);
});

test('popular lotteries are those that can be opened, then those opened most; recent ones the player’s own', async () => {
  const { memberId } = await createMember(db, brand);
  const reader = { ...viewer(), memberId };
  expect(await listRecentLotteries(db.kysely, reader)).toEqual([]);
  const vendor = await createVendor(db.kysely, { brands: [brand], groups: ['LOTT', 'RNG'] });
  const slot = await createGame(db.kysely, { vendor, code: 'slot', popularity: 99 });
  const top = await createGame(db.kysely, { vendor, code: 'top', gameType: 'LOTT', popularity: 9 });
  await createGame(db.kysely, { vendor, code: 'shut', gameType: 'LOTT', popularity: 50, enabled: false });
  const popular = await listPopularLotteries(db.kysely, viewer());
  expect(popular.map(({ gameCode }) => gameCode)).toMatchObject({ 0: 'top', 5: 'shut' });
  expect(popular).toHaveLength(6);
  for (const { id } of [slot, top])
    await db.transaction((tx) => touchRecentGame(tx, { memberId, gameId: id, now }));
  expect((await listRecentLotteries(db.kysely, reader)).map(({ gameCode }) => gameCode)).toEqual(['top']);
});
