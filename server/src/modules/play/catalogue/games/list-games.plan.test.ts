import { gameCounts, gameList } from '@lanna/contract/play/catalogue/catalogue';
import type { CompiledQuery } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { seedBenchCatalogue } from '../../../../../seed/bench-catalogue.ts';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { gameCountsOf } from './count-games.ts';
import { nearestGames } from './find-nearest-games.ts';
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
    const plan = await planOf(pageOfGames(db.kysely, viewer, gameList.query.parse(query)).compile());
    expect(pagesOf(plan)).toBeLessThan(PAGES_MAX);
  },
);

test.each([{}, { gameName: 'golden', volatility: 'low' }])(
  'all counts beside %o read no more pages than each game once',
  async (filter) => {
    const viewer = { brand, language: 'TH', memberId } as const;
    const query = gameCounts.query.parse({ gameType: 'RNG', ...filter });
    expect(pagesOf(await planOf(gameCountsOf(db.kysely, viewer, query).compile()))).toBeLessThan(PAGES_MAX);
  },
);

test.each(['golden lantren', 'โคมทอฝ', 'bench vendro 7'])(
  'what is nearest to %s over 5 000 games reads no more than the index of spellings and the games it names',
  async (gameName) => {
    const viewer = { brand, language: 'TH', memberId } as const;
    const query = gameList.query.parse({ gameName });
    const plan = await planOf(nearestGames(db.kysely, viewer, query).compile());
    expect(pagesOf(plan)).toBeLessThan(PAGES_MAX * 3);
    expect((await listGames(db.kysely, viewer, query)).nearest.length).toBeGreaterThan(0);
  },
);

async function planOf({ sql, parameters }: CompiledQuery) {
  const { rows } = await db.pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
  return rows[0]['QUERY PLAN'][0].Plan;
}

function pagesOf(plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

test('every game of the bench catalogue is among the games of the brand', async () => {
  const viewer = { brand, language: 'EN', memberId: null } as const;
  const all = await listGames(db.kysely, viewer, gameList.query.parse({}));
  expect([all.total, all.totalPages]).toEqual([GAMES, Math.ceil(GAMES / 24)]);
  const found = await listGames(db.kysely, viewer, gameList.query.parse({ gameName: 'golden lantern 50' }));
  expect(found.games.map((game) => game.gameName)).toContain('Golden Lantern 50');
});
