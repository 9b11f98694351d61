import { gameList } from '@lanna/contract/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { seedBenchCatalogue } from '../../../seed/bench-catalogue.ts';
import { openDatabase } from '../../platform/database.ts';
import { testDatabase } from '../../platform/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import type { BrandProfile } from '../brands/brand.ts';
import { createMember } from '../members/member.factory.ts';
import { listGames, pageOfGames } from './list-games.ts';

const { db, url } = await testDatabase();
const GAMES = 5000;
/** Every game is looked at at most once: the table itself, and the little around it, in pages of 8 kB. */
const PAGES_MAX = 700;
let brand: BrandProfile;
let memberId: string;

beforeAll(async () => {
  brand = await createBrand(db.kysely);
  await createBrand(db.kysely);
  memberId = (await createMember(db, brand)).memberId;
  const owner = openDatabase({ url, role: null, maxConnections: 1 });
  await seedBenchCatalogue(owner, { games: GAMES, now: new Date('2026-11-20T12:00:00Z') });
  await owner.pool.query('vacuum analyze');
  await owner.close();
});

const QUERIES = {
  'first page': {},
  'one letter typed': { gameName: 'l', gameType: 'RNG' },
  'Thai typed': { gameName: 'โคมทอง', gameType: 'RNG' },
  'by name': { sort: 'name', gameType: 'RNG' },
  'every filter': {
    minBet: '10',
    minLineNum: 5,
    volatility: 'low',
    feature: 'wild',
    minRtp: 91,
    vassalage: 'BENCH01',
  },
  'a late page': { pageNo: 200, sort: 'rtp' },
  favourites: { only: 'favourite' },
  'opened last': { only: 'recent' },
} satisfies Record<string, Record<string, unknown>>;

test.each(Object.entries(QUERIES))(
  '%s over 5 000 games reads no more pages than each game once',
  async (_, query) => {
    const viewer = { brand, language: 'TH', memberId } as const;
    const compiled = pageOfGames(db.kysely, viewer, gameList.query.parse(query)).compile();
    const { rows } = await db.pool.query(`explain (analyze, buffers, format json) ${compiled.sql}`, [
      ...compiled.parameters,
    ]);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(PAGES_MAX);
  },
);

test('every game of the bench catalogue is among the games of the brand', async () => {
  const viewer = { brand, language: 'EN', memberId: null } as const;
  const all = await listGames(db.kysely, viewer, gameList.query.parse({}));
  expect([all.total, all.totalPages]).toEqual([GAMES, Math.ceil(GAMES / 24)]);
  const found = await listGames(db.kysely, viewer, gameList.query.parse({ gameName: 'golden lantern 50' }));
  expect(found.games.map((game) => game.gameName)).toContain('Golden Lantern 50');
});
