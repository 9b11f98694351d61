import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { copyHelp } from './copy-to-brand.ts';
import { createArticle, createCategory } from './help.factory.ts';

test('a new brand begins with the help centre of another, without its pictures, and with its pages as drafts', async () => {
  const { db } = await testDatabase();
  const [river, hill] = [await createBrand(db.kysely), await createBrand(db.kysely)];
  await createArticle(db.kysely, await createCategory(db.kysely, river), {
    content: { EN: '<p>Before <img src="/files/1.webp" alt="a lamp">after</p>' },
  });
  await db.kysely
    .insertInto('help.page')
    .values({ merchant_id: river.id, page: 'terms', changed_at: new Date(), changed_by: 'operator' })
    .execute();
  for (const number of [1, 2])
    await db.kysely
      .insertInto('help.page_version')
      .values({
        ...{ merchant_id: river.id, page: 'terms', number, note: '', published_at: new Date() },
        ...{ published_by: 'operator', terms_version: String(number) },
        title: { EN: `Terms ${number}` },
        content: { EN: '<p>All of it</p>' },
      })
      .execute();
  const copy = () => db.transaction((tx) => copyHelp(tx, { from: river.id, to: hill.id }));
  await copy();
  await copy();
  const articles = await db.kysely
    .selectFrom('help.article')
    .select(['content', 'published'])
    .where('merchant_id', '=', hill.id)
    .execute();
  expect(articles).toEqual([{ content: { EN: '<p>Before after</p>' }, published: true }]);
  const pages = await db.kysely
    .selectFrom('help.page')
    .select(['page', 'draft_title'])
    .where('merchant_id', '=', hill.id)
    .execute();
  expect(pages).toEqual([{ page: 'terms', draft_title: { EN: 'Terms 2' } }]);
  // Nothing of it is in force.
  const versions = db.kysely.selectFrom('help.page_version').where('merchant_id', '=', hill.id);
  expect(await versions.selectAll().execute()).toEqual([]);
});
