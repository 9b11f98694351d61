import { gameCounts, gameList } from '@lanna/contract/play/catalogue/catalogue';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { createGame, createVendor } from '../catalogue.factory.ts';
import { countGames } from './count-games.ts';
import { listGames } from './list-games.ts';

const { db } = await testDatabase();
let brand: BrandProfile;

beforeAll(async () => {
  brand = await createBrand(db.kysely);
  const elsewhere = await createBrand(db.kysely);
  const [ping, wang] = [
    await createVendor(db.kysely, { code: 'PING', brands: [brand], groups: ['RNG', 'FISH'] }),
    await createVendor(db.kysely, { code: 'WANG', brands: [brand, elsewhere] }),
  ];
  const foreign = await createVendor(db.kysely, { code: 'ELSE', brands: [elsewhere] });
  const options = [
    { volatility: 'low', rtpBasisPoints: 9650, minBet: '1', features: ['wild', 'scatter'], name: 'Gold A' },
    { volatility: 'low', rtpBasisPoints: 9400, minBet: '5', features: ['wild'], name: 'Gold B' },
    { volatility: 'high', rtpBasisPoints: 9399, minBet: '0.5', features: [], name: 'Jade C' },
    {
      volatility: 'high',
      rtpBasisPoints: null,
      minBet: '20',
      features: ['jackpot', 'other'],
      name: 'Jade D',
    },
    {
      volatility: null,
      liveClass: 'sicbo',
      rtpBasisPoints: 9700,
      minBet: '100',
      features: ['wild'],
      name: 'Gold E',
    },
  ] as const;
  for (const [at, request] of options.entries())
    await createGame(db.kysely, {
      ...request,
      features: [...request.features],
      vendor: at % 2 === 0 ? ping : wang,
      code: `g${at}`,
    });
  await createGame(db.kysely, { vendor: ping, code: 'fish', gameType: 'FISH', volatility: 'low' });
  await createGame(db.kysely, { vendor: foreign, code: 'else', volatility: 'low' });
});

const viewer = () => ({ brand, language: 'EN', memberId: null }) as const;

const choice = fc.record(
  {
    vassalage: fc.constantFrom('PING', 'WANG', 'NONE'),
    gameName: fc.constantFrom('gold', 'jade', 'no such'),
    volatility: fc.constantFrom('low', 'medium', 'high'),
    feature: fc.constantFrom('wild', 'jackpot', 'buy-bonus'),
    liveClass: fc.constantFrom('sicbo', 'fan-tan'),
    minRtp: fc.constantFrom('94', '95', '96', '97'),
    minBet: fc.constantFrom('1', '5', '10', '50'),
  },
  { requiredKeys: [] },
);

test('each count is what the list has once that value is chosen, whatever else is', async () => {
  const listed = async (query: object) =>
    (await listGames(db.kysely, viewer(), gameList.query.parse({ ...query, pageSize: 1 }))).total;
  await fc.assert(
    fc.asyncProperty(choice, async (chosen) => {
      const filter = { gameType: 'RNG', ...chosen };
      const counts = await countGames(db.kysely, viewer(), gameCounts.query.parse(filter));
      expect(counts.total).toBe(await listed(filter));
      for (const name of ['volatility', 'feature', 'liveClass', 'minRtp', 'minBet'] as const)
        for (const [value, count] of Object.entries(counts[name]))
          expect([name, value, count]).toEqual([name, value, await listed({ ...filter, [name]: value })]);
      for (const vendor of ['PING', 'WANG'])
        expect(counts.vassalage[vendor] ?? 0).toBe(await listed({ ...filter, vassalage: vendor }));
      for (const [name, count] of Object.entries(counts.without))
        expect([name, count]).toEqual([name, await listed({ ...filter, [name]: undefined })]);
      expect(gameCounts.value.parse(counts)).toEqual(counts);
    }),
    { numRuns: 15 },
  );
}, 60_000);

test('every value is counted, also one that leaves no game, and no vendor of another brand', async () => {
  const counts = await countGames(db.kysely, viewer(), gameCounts.query.parse({ gameType: 'RNG' }));
  expect(counts).toMatchObject({
    total: 5,
    vassalage: { PING: 3, WANG: 2 },
    volatility: { low: 2, medium: 0, high: 2 },
    feature: { wild: 3, scatter: 1, jackpot: 1, 'buy-bonus': 0 },
    minRtp: { 94: 3, 95: 2, 96: 2, 97: 1 },
    minBet: { 1: 2, 5: 3, 10: 3, 50: 4 },
  });
  expect(Object.keys(counts.vassalage).sort()).toEqual(['PING', 'WANG']);
});
