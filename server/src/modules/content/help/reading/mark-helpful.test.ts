import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createArticle, createCategory } from '../help.factory.ts';
import { forgetReaders } from './forget-readers.ts';
import { type HelpReader, markHelpful } from './mark-helpful.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely);
const hill = await createBrand(db.kysely);
const category = await createCategory(db.kysely, river);
const visitor: HelpReader = {
  brand: river,
  memberId: undefined,
  address: '171.96.0.1',
  userAgent: 'Phone 7',
};
const DAY_MS = 24 * 3_600_000;

const say = (article: string, helpful: boolean, reader: Partial<HelpReader> = {}) =>
  markHelpful({ db, clock }, { article, helpful }, { ...visitor, ...reader });
const sums = (articleId: string) =>
  db.kysely
    .selectFrom('help.helpfulness')
    .select(['yes', 'no'])
    .where('article_id', '=', articleId)
    .orderBy('day')
    .execute();

test('a visitor has one answer a day for an article, and the last one counts', async () => {
  const { id, slug } = await createArticle(db.kysely, category);
  await say(slug, true);
  await say(slug, true);
  expect(await sums(id)).toEqual([{ yes: 1, no: 0 }]);
  await say(slug, false);
  expect(await sums(id)).toEqual([{ yes: 0, no: 1 }]);
  clock.advance(DAY_MS);
  await say(slug, false);
  expect(await sums(id)).toEqual([
    { yes: 0, no: 1 },
    { yes: 0, no: 1 },
  ]);
});

test('members are distinguished by account, visitors by network and browser', async () => {
  const { id, slug } = await createArticle(db.kysely, category);
  const memberId = newId();
  await say(slug, true, { memberId });
  await say(slug, true, { memberId, address: '10.0.0.9', userAgent: 'another' });
  await say(slug, true, { memberId: newId() });
  await say(slug, false, { address: '2001:db8::1' });
  await say(slug, false, { address: '2001:db8::2' });
  await say(slug, false, { userAgent: 'another' });
  expect(await sums(id)).toEqual([{ yes: 2, no: 2 }]);
});

test('of many answers of one reader at the same moment one counts', async () => {
  const { id, slug } = await createArticle(db.kysely, category);
  await Promise.all(Array.from({ length: 8 }, (_, at) => say(slug, at % 2 === 0)));
  const [sum] = await sums(id);
  expect((sum?.yes ?? 0) + (sum?.no ?? 0)).toBe(1);
});

test('no article, an unpublished one and another brand’s are not there', async () => {
  const { slug } = await createArticle(db.kysely, category);
  const draft = await createArticle(db.kysely, category, { published: false });
  for (const [article, brand] of [
    ['never-was', river],
    [draft.slug, river],
    [slug, hill],
  ] as const)
    await expect(say(article, true, { brand })).rejects.toMatchObject({ code: 'not_found' });
});

test('who has answered is forgotten, how many is not', async () => {
  const { id, slug } = await createArticle(db.kysely, category);
  await say(slug, true);
  clock.advance(3 * DAY_MS);
  await forgetReaders(db.kysely, clock.now());
  expect(await db.kysely.selectFrom('help.answer').selectAll().execute()).toEqual([]);
  expect(await sums(id)).toEqual([{ yes: 1, no: 0 }]);
});
