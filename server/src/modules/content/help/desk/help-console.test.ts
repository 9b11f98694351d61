import { expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { createArticle, createCategory } from '../help.factory.ts';
import { showHelpCenter } from '../reading/show-help-center.ts';
import { helpOps } from './ops-routes.ts';
import { showTemplates } from './show-templates.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const brands = findBrands(db.kysely, clock, openLog('silent'));
const { ask } = await opsServer(db, {
  clock,
  permissions: ['help.read', 'help.change', 'help.publish-terms'],
  routes: helpOps({ db, clock, brands, config: { consoleHosts: ['console.test'] } }),
});
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
const now = clock.now();
const owner = await createOperator(db, { role: 'owner', scope: { merchantId: river.id }, now });
const editor = await createOperator(db, { role: 'content', scope: { merchantId: river.id }, now });
const category = await createCategory(db.kysely, river, { slug: 'logging-in' });
const hillCategory = await createCategory(db.kysely, hill);
const reader = { brand: river, language: 'EN' } as const;
const title = { TH: 'จุดโคม', EN: 'Lighting a lantern' };
const content = { TH: '<p>ใช้ไม้ขีด</p>', EN: '<p>With a match</p>' };

const post = (path: string, body: object, cookie = editor.cookie) => ask(`POST ${path}`, cookie, { body });
const put = (path: string, body: object, cookie = editor.cookie) => ask(`PUT ${path}`, cookie, { body });
const lastAction = () =>
  db.kysely.selectFrom('operators.action').selectAll().orderBy('number', 'desc').executeTakeFirstOrThrow();
const fields = (slug: string, more: object = {}) => ({
  category: category.id,
  slug,
  title,
  content,
  published: true,
  ...more,
});

test('an article is added, changed and brought back, and each text stays as a version', async () => {
  const added = (await post('/ops/help/articles', fields('light', { published: false }))).value;
  expect(added).toMatchObject({ version: 1, published: false, versions: [{ version: 1 }] });
  const changed = await put(`/ops/help/articles/${added.id}`, {
    ...fields('light'),
    content: { ...content, EN: '<p>With two matches</p>' },
    version: 1,
  });
  expect(changed.value).toMatchObject({ version: 2, published: true, changedBy: editor.name });
  expect(await lastAction()).toMatchObject({
    action: 'help.change-article',
    before: { published: false, version: 1 },
    after: { published: true, version: 2 },
  });
  const first = await ask(`GET /ops/help/articles/${added.id}/versions/1`, editor.cookie);
  expect(first.value).toEqual({ title, content });
  const { article } = await showHelpCenter(db.kysely, reader, { article: 'light' });
  expect(article?.html).toBe('<p>With two matches</p>');
});

test('of two operators on one article the second is refused, and loses nothing', async () => {
  const { id } = await createArticle(db.kysely, category);
  await put(`/ops/help/articles/${id}`, { ...fields('first-one'), version: 1 });
  expect(await put(`/ops/help/articles/${id}`, { ...fields('second-one'), version: 1 })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
});

test('an address is used once in a brand, also by two at the same moment', async () => {
  const both = await Promise.all([
    post('/ops/help/articles', fields('same')),
    post('/ops/help/articles', fields('same')),
  ]);
  expect(both.map(({ code }) => code ?? 'ok').sort()).toEqual(['help_slug_taken', 'ok']);
  await createArticle(db.kysely, hillCategory, { slug: 'only-there' });
  expect(await post('/ops/help/articles', fields('only-there'))).toMatchObject({ status: 200 });
});

test.each([
  ['a script', '<p>x</p><script>alert(1)</script>', 'rich_text_unsafe', ['<script>']],
  ['a style', '<p style="position:fixed">x</p>', 'rich_text_unsafe', ['style']],
  ['a handler', '<p onclick="x()">x</p>', 'rich_text_unsafe', ['onclick']],
  ['a data link', '<a href="data:text/html,x">x</a>', 'rich_text_unsafe', ['data:']],
  ['an unknown placeholder', '<p>{{owner}} and {{brand}}</p>', 'help_placeholder_unknown', ['owner']],
  ['braces that stay open', '<p>{{brand</p>', 'help_placeholder_unknown', ['{{']],
])('a text with %s is refused and named, by preview as by saving', async (_, html, code, found) => {
  const body = fields('refused', { content: { ...content, EN: html } });
  for (const answer of [
    await post('/ops/help/articles', body),
    await post('/ops/help/preview', { ofBrand: 'RIVER', content: body.content }),
    await put('/ops/help/pages/RIVER/about/draft', { title, content: body.content, version: 0 }),
  ])
    expect(answer).toMatchObject({ code, value: { found } });
  expect((await showHelpCenter(db.kysely, reader, { article: 'refused' })).article).toBeNull();
});

test('title and text come in the same languages, and empty mark-up is no text', async () => {
  const half = fields('half', { title: { TH: 'จุดโคม' } });
  expect(await post('/ops/help/articles', half)).toMatchObject({
    code: 'help_text_empty',
    value: { languages: ['EN'] },
  });
  const empty = fields('empty', { content: { TH: '<p> </p>', EN: '<p></p>' } });
  expect(await post('/ops/help/articles', empty)).toMatchObject({ code: 'help_text_empty' });
});

test('an article cannot be moved to another brand, and a filled category stays', async () => {
  const { id } = await createArticle(db.kysely, category);
  expect(
    await put(`/ops/help/articles/${id}`, { ...fields('moved'), category: hillCategory.id, version: 1 }),
  ).toMatchObject({ code: 'not_found' });
  expect(await ask(`DELETE /ops/help/categories/${category.id}`, editor.cookie)).toMatchObject({
    code: 'help_category_filled',
  });
});

test('articles stand in the order they are put in; a list that is not theirs is refused', async () => {
  const of = await createCategory(db.kysely, river, { slug: 'in-order' });
  const ids = [];
  for (const slug of ['one', 'two', 'three']) ids.push((await createArticle(db.kysely, of, { slug })).id);
  const [one = '', two = '', three = ''] = ids;
  await post('/ops/help/articles/order', { category: of.id, ids: [three, one, two] });
  const { articles } = await showHelpCenter(db.kysely, reader, { category: 'in-order' });
  expect(articles.map(({ slug }) => slug)).toEqual(['three', 'one', 'two']);
  for (const wrong of [
    [one, two],
    [one, two, two],
    [one, two, three, category.id],
  ])
    expect(await post('/ops/help/articles/order', { category: of.id, ids: wrong })).toMatchObject({
      code: 'changed_meanwhile',
    });
});

test('a draft of an about page is not seen outside, and published it is the next version', async () => {
  const draft = (await put('/ops/help/pages/RIVER/about/draft', { title, content, version: 0 })).value;
  expect(draft).toMatchObject({ version: 1, draft: { title }, published: null });
  expect(await showTemplates(db.kysely, reader, { page: 'about' })).toEqual({ pages: [], page: null });
  const published = await post('/ops/help/pages/RIVER/about/publish', { version: 1, note: 'first words' });
  expect(published.value).toMatchObject({
    version: 2,
    draft: null,
    versions: [{ version: 1, note: 'first words' }],
  });

  await put('/ops/help/pages/RIVER/about/draft', {
    title,
    content: { ...content, EN: '<p>Newer</p>' },
    version: 2,
  });
  await post('/ops/help/pages/RIVER/about/publish', { version: 3, note: '' });
  expect((await showTemplates(db.kysely, reader, { page: 'about' })).page).toMatchObject({
    html: '<p>Newer</p>',
    version: 2,
    inForce: true,
    versions: [{ version: 2 }, { version: 1 }],
  });
  expect((await showTemplates(db.kysely, reader, { page: 'about', version: 1 })).page).toMatchObject({
    html: content.EN,
    inForce: false,
  });
  expect((await showTemplates(db.kysely, { ...reader, brand: hill }, { page: 'about' })).page).toBeNull();
});

test('nothing is published without a draft, and a draft is thrown away', async () => {
  expect(await post('/ops/help/pages/RIVER/refund/publish', { version: 0, note: '' })).toMatchObject({
    code: 'not_found',
  });
  await put('/ops/help/pages/RIVER/refund/draft', { title, content, version: 0 });
  expect((await post('/ops/help/pages/RIVER/refund/draft/drop', { version: 1 })).value).toMatchObject({
    draft: null,
    version: 2,
  });
});

test('new terms are published and asked for in one, by an operator who may', async () => {
  const texts = { title, content: { ...content, EN: '<p>Terms {{termsVersion}}</p>' } };
  await put('/ops/help/pages/RIVER/terms/draft', { ...texts, version: 0 });
  const request = { version: 1, note: '', reason: 'checked by the lawyers', termsVersion: '2' };
  expect(await post('/ops/help/pages/RIVER/terms/publish', { version: 1, note: '' })).toMatchObject({
    status: 400,
  });
  expect(await post('/ops/help/terms/RIVER/publish', request)).toMatchObject({ code: 'forbidden' });
  const first = await post('/ops/help/terms/RIVER/publish', { ...request, termsVersion: null }, owner.cookie);
  expect(first.value).toMatchObject({
    termsVersion: '1',
    versions: [{ termsVersion: '1', askedAgain: false }],
  });

  await put('/ops/help/pages/RIVER/terms/draft', { ...texts, version: 2 });
  for (const taken of ['1'])
    expect(
      await post(
        '/ops/help/terms/RIVER/publish',
        { ...request, version: 3, termsVersion: taken },
        owner.cookie,
      ),
    ).toMatchObject({ code: 'terms_version_taken' });
  const asked = await post('/ops/help/terms/RIVER/publish', { ...request, version: 3 }, owner.cookie);
  expect(asked.value).toMatchObject({
    termsVersion: '2',
    versions: [{ termsVersion: '2', askedAgain: true }, {}],
  });
  const { settings } = await db.kysely
    .selectFrom('brands.merchant')
    .select('settings')
    .where('id', '=', river.id)
    .executeTakeFirstOrThrow();
  expect(settings).toMatchObject({ termsVersion: '2' });
  const actions = await db.kysely
    .selectFrom('operators.action')
    .select(['action', 'reason'])
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  expect(actions).toEqual([
    { action: 'help.publish-terms', reason: 'checked by the lawyers' },
    { action: 'brands.change', reason: 'checked by the lawyers' },
  ]);
  // An earlier text names the version that was accepted with it.
  const earlier = await showTemplates(db.kysely, reader, { page: 'terms', version: 1 });
  expect(earlier.page).toMatchObject({ html: '<p>Terms 1</p>', termsVersion: '1' });
});

test('terms that another operator has changed meanwhile ask no member for anything', async () => {
  const stale = { version: 1, note: '', reason: 'in good faith', termsVersion: '3' };
  expect(await post('/ops/help/terms/RIVER/publish', stale, owner.cookie)).toMatchObject({
    code: 'changed_meanwhile',
  });
  const { settings } = await db.kysely
    .selectFrom('brands.merchant')
    .select('settings')
    .where('id', '=', river.id)
    .executeTakeFirstOrThrow();
  expect(settings).toMatchObject({ termsVersion: '2' });
});
