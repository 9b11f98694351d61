import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from './brand.factory.ts';
import { ownSitePoints, sitePoints } from './site-points.ts';

test('a point is met once a topic counts something for it, and what no topic knows is missing', async () => {
  const { db } = await testDatabase();
  const { id } = await createBrand(db.kysely, {
    settings: { site: { customerService: { line: '@river' } } },
  });
  const points = await sitePoints(db.kysely, id, [ownSitePoints, async () => ({ games: 12, channel_in: 0 })]);
  expect(Object.fromEntries(points.map(({ point, met, count }) => [point, met ? count : false]))).toEqual({
    mark: false,
    contacts: 1,
    games: 12,
    channel_in: false,
    channel_out: false,
    terms: false,
    articles: false,
  });
});
