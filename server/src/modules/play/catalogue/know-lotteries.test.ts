import { pageOf } from '@lanna/rules/lotteries/lottery/game';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { standInOperator } from '../../house/brands/stand-in-operator.factory.ts';
import { listPopularLotteries } from './games/lotteries.ts';
import { knowLotteries } from './know-lotteries.ts';
import { changeBrandVendor } from './vendors/change-brand-vendor.ts';

const { db } = await testDatabase();
const now = new Date();
const know = () => db.transaction((tx) => knowLotteries(tx, { nameOf: (code) => ({ EN: code }), now }));
const gameRows = () =>
  db.kysely.selectFrom('catalogue.game').select(['id', 'version']).orderBy('id').execute();
const gamesOf = async (vendor: string) => {
  const rows = await db.kysely
    .selectFrom('catalogue.game as g')
    .innerJoin('catalogue.vendor as v', 'v.id', 'g.vendor_id')
    .select('g.code')
    .where('v.code', '=', vendor)
    .execute();
  return rows.map(({ code }) => code);
};

test('a brand that no seed has made offers lotteries once an operator carries their vendor', async () => {
  const brand = await createBrand(db.kysely, { code: 'LAKE', currency: 'VND' });
  await know();
  const shown = () => listPopularLotteries(db.kysely, { brand, language: 'EN' });
  expect(await shown()).toEqual([]);
  await db.transaction((tx) =>
    changeBrandVendor(tx, standInOperator(brand).call, {
      ...{ merchantId: brand.id, code: 'LOTTERY', reason: 'we offer lotteries' },
      ...{ enabled: true, isHot: false, position: 0, version: 0 },
    }),
  );
  const codesOf = (isElectronic: boolean) =>
    GAMES.filter((game) => (pageOf(game) === '/elott') === isElectronic).map(({ code }) => code);
  const codes = codesOf(false);
  expect((await gamesOf('LOTTERY')).sort()).toEqual(codes.sort());
  expect((await gamesOf('ELOTT')).sort()).toEqual(codesOf(true).sort());
  const popular = (await shown()).map(({ gameCode }) => gameCode);
  expect(popular).toHaveLength(20);
  expect(codes).toEqual(expect.arrayContaining(popular));
});

test('what is known is left alone', async () => {
  const before = await gameRows();
  await know();
  expect(await gameRows()).toEqual(before);
});
