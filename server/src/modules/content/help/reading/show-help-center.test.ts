import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createArticle, createCategory } from '../help.factory.ts';
import type { Reader } from './reader.ts';
import { showHelpCenter } from './show-help-center.ts';

const { db } = await testDatabase();
const river = await createBrand(db.kysely, {
  code: 'RIVER',
  settings: {
    minimumAge: 20,
    site: { customerService: { line: '@river.example', phone: '02 000 0001', email: 'help@river.example' } },
  },
});
const hill = await createBrand(db.kysely, { code: 'HILL' });
const thai: Reader = { brand: river, language: 'TH' };
const english: Reader = { brand: river, language: 'EN' };

const second = await createCategory(db.kysely, river, { slug: 'wallet', position: 2 });
const first = await createCategory(db.kysely, river, {
  slug: 'logging-in',
  name: { TH: 'เข้าสู่ระบบ{{brand}}', EN: 'Logging in' },
  position: 1,
});
await createCategory(db.kysely, river, { slug: 'nothing-yet', position: 0 });
await createArticle(db.kysely, first, {
  slug: 'forgot-password',
  title: { TH: 'ลืมรหัสผ่าน', EN: 'I forgot my password' },
  content: {
    TH: '<p>กดปุ่มลืมรหัสผ่าน แล้วติดต่อ {{contact}}</p>',
    EN: '<p>Press the button. For {{minimumAge}} and older. {{contact}}</p><h2>By e-mail</h2><p>A link comes.</p>',
  },
});
await createArticle(db.kysely, first, { slug: 'ways-in', title: { TH: 'เข้าได้กี่วิธี', EN: 'Ways to log in' } });
await createArticle(db.kysely, second, {
  slug: 'add-play-money',
  title: { TH: 'เติมเงินจำลองอย่างไร', EN: 'How do I add play money?' },
  content: { TH: '<p>เปิดกระเป๋าเงิน แล้วเลือกจำนวน</p>', EN: '<p>Open the <em>wallet</em> and choose.</p>' },
});
await createArticle(db.kysely, second, {
  slug: 'still-secret',
  title: { TH: 'ความลับของแม่น้ำ', EN: 'Secret of the river' },
  content: { TH: '<p>ยังไม่เผยแพร่</p>', EN: '<p>Not to be read yet</p>' },
  published: false,
});
const ofHill = await createCategory(db.kysely, hill, { slug: 'logging-in' });
await createArticle(db.kysely, ofHill, {
  slug: 'hill-only',
  title: { TH: 'เรื่องของภูเขา', EN: 'A matter of the hill' },
});

const slugs = async (reader: Reader, search: string) => {
  const found = await showHelpCenter(db.kysely, reader, { search });
  return { slugs: found.articles.map(({ slug }) => slug), nearest: found.nearest };
};

test('categories come in their order, those without published articles not at all', async () => {
  const { categories, articles } = await showHelpCenter(db.kysely, thai, {});
  expect(categories).toMatchObject([
    { slug: 'logging-in', name: 'เข้าสู่ระบบแบรนด์ RIVER', articles: 2, language: 'TH' },
    { slug: 'wallet', articles: 1 },
  ]);
  expect(articles.map(({ slug }) => slug)).toEqual(['forgot-password', 'ways-in', 'add-play-money']);
});

test('what is unpublished, and what is another brand’s, leaves by no way', async () => {
  for (const wanted of [
    {},
    { category: 'wallet' },
    { search: 'ความลับ' },
    { search: 'secret' },
    { search: 'ภูเขา' },
  ]) {
    const text = JSON.stringify(await showHelpCenter(db.kysely, thai, wanted));
    expect(text).not.toMatch(/still-secret|hill-only|Secret|ความลับ/);
  }
  for (const article of ['still-secret', 'hill-only', 'never-was'])
    expect((await showHelpCenter(db.kysely, thai, { article })).article).toBeNull();
});

test('an article is filled in for brand and language, with those beside it', async () => {
  const { article } = await showHelpCenter(db.kysely, english, { article: 'forgot-password' });
  expect(article).toMatchObject({
    title: 'I forgot my password',
    language: 'EN',
    category: 'logging-in',
    related: [{ slug: 'ways-in' }],
  });
  expect(article?.html).toContain('For 20 and older.');
  expect(article?.html).toContain('<a href="tel:020000001">02 000 0001</a>');
  expect(article?.html).toContain('<a href="mailto:help@river.example">help@river.example</a>');
  expect(article?.html).toMatch(/<a href="https:\/\/line\.me\/R\/ti\/p\/%40river\.example" target="_blank"/);
  expect(article?.excerpt).toMatch(/^Press the button\. For 20 and older\./);
});

test('a reader of a language without the text gets the brand’s own, and its name', async () => {
  const { article } = await showHelpCenter(
    db.kysely,
    { brand: river, language: 'VI' },
    { article: 'ways-in' },
  );
  expect(article).toMatchObject({ title: 'เข้าได้กี่วิธี', language: 'TH' });
});

test('a search finds Thai without spaces, in the title first and then in the text, whatever the page’s language', async () => {
  expect(await slugs(english, 'ลืม รหัส ผ่าน')).toEqual({ slugs: ['forgot-password'], nearest: false });
  expect(await slugs(thai, 'WALLET')).toEqual({ slugs: ['add-play-money'], nearest: false });
  expect((await slugs(thai, 'กระเป๋าเงิน')).slugs).toEqual(['add-play-money']);
  expect((await slugs(thai, 'e-mail button')).slugs).toEqual(['forgot-password']);
});

test('with a slip, or on the wrong keyboard, the nearest are found and said to be that', async () => {
  expect(await slugs(thai, 'ลืมระหัสพ่าน')).toEqual({ slugs: ['forgot-password'], nearest: true });
  expect(await slugs(english, 'forgott pasword')).toEqual({ slugs: ['forgot-password'], nearest: true });
  expect(await slugs(thai, 'zzqqxxj')).toEqual({ slugs: [], nearest: false });
});

test('one letter over and over is no word of the other keyboard, however short the word it resembles', async () => {
  const reader: Reader = { brand: hill, language: 'EN' };
  const sports = await createCategory(db.kysely, hill, { slug: 'sports' });
  await createArticle(db.kysely, sports, {
    slug: 'handicap',
    title: { TH: 'ราคาต่อรอง ปป', EN: 'Handicap lines' },
  });
  expect((await slugs(reader, 'xx')).slugs).toEqual(['handicap']);
  expect(await slugs(reader, 'zzqqxx')).toEqual({ slugs: [], nearest: false });
});

test('what a search found is shown by the place it was found at, and its signs are letters', async () => {
  const { articles } = await showHelpCenter(db.kysely, english, { search: 'link' });
  expect(articles[0]?.excerpt).toContain('A link comes.');
  expect((await slugs(thai, '%')).slugs).toEqual([]);
  expect((await slugs(thai, '_')).slugs).toEqual([]);
});
