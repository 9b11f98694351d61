import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { findAll, type Sources } from './find-all.ts';
import { forgetNothing, noteNothing } from './note-nothing.ts';

const { db } = await testDatabase();
/** One in the morning of the next day in Bangkok. */
const NOW = new Date('2026-11-21T18:00:00Z');
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const brand = await findBrands(db.kysely, { now: () => NOW }).findById(river.id);
if (!brand) throw new Error('no such brand');

const article = (slug: string) => ({ slug, title: slug, excerpt: '', language: 'EN' as const });
const sources: Sources = () => [
  async ({ text }) => ({ articles: text === 'deposit' ? [article('deposit')] : [] }),
];
const note = (text: string, now = NOW) =>
  noteNothing({ db: db.kysely, sources, now }, { brand, language: 'EN', text });
const kept = () =>
  db.kysely.selectFrom('finding.nothing').select(['words', 'times', 'language']).orderBy('words').execute();

test('what finds nothing is counted by its words, and neither what finds something nor what may be a person’s', async () => {
  for (const text of ['Lost City', 'lost  city ', 'deposit', '0812345678', 'som@chai.test']) await note(text);
  expect(await kept()).toEqual([{ words: 'lost city', times: 2, language: 'EN' }]);
});

test('counts are let go after ninety days', async () => {
  await forgetNothing(db.kysely, new Date(NOW.getTime() + 80 * 86_400_000));
  expect(await kept()).toHaveLength(1);
  await forgetNothing(db.kysely, new Date(NOW.getTime() + 95 * 86_400_000));
  expect(await kept()).toEqual([]);
});

test('no more than five of a kind are shown, and what is only spelt like it not beside what is it', async () => {
  const many = Array.from({ length: 9 }, (_, at) => article(`a${at}`));
  const promotion = { id: river.id, title: 'Near', language: 'EN' as const };
  const both: Sources = () => [
    async () => ({ articles: many }),
    async () => ({ promotions: [promotion], nearest: ['promotions'] }),
  ];
  const found = await findAll(both, { brand, language: 'EN', text: 'a' });
  expect(found.articles).toHaveLength(5);
  expect(found.promotions).toEqual([]);
  expect(found.nearest).toEqual([]);
  const near = await findAll(() => both().slice(1), { brand, language: 'EN', text: 'a' });
  expect(near).toMatchObject({ promotions: [promotion], nearest: ['promotions'], articles: [] });
});
