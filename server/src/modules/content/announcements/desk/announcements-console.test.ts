import type { OpsAnnouncement, WrittenAnnouncement } from '@lanna/contract/content/announcements/ops';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { keepPicture } from '../../../house/files/keep-picture.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { written } from '../announcement.factory.ts';
import { readForEverybody } from '../reading/read-announcements.ts';
import { announcementOps } from './ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const { ask } = await opsServer(db, {
  clock,
  permissions: ['announcements.read', 'announcements.change'],
  routes: announcementOps({ db, clock }),
});
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
const editor = await createOperator(db, { role: 'content', now });
const hillEditor = await createOperator(db, { role: 'content', scope: { merchantId: hill.id }, now });
const support = await createOperator(db, { role: 'support', now });

const picture = (brand: { id: string }, shownTo: 'everybody' | 'nobody' = 'everybody') =>
  db.transaction((tx) =>
    keepPicture(tx, {
      merchantId: brand.id,
      picture: { webp: Buffer.from('webp'), width: 1920, height: 1080 },
      shownTo,
      now,
    }),
  );
const add = (options: Partial<WrittenAnnouncement> = {}, cookie = editor.cookie, brand = 'RIVER') =>
  ask('POST /ops/announcements', cookie, { query: { brand }, body: written(options) });
async function added(options: Partial<WrittenAnnouncement> = {}): Promise<OpsAnnouncement> {
  const { value } = await add(options);
  return value;
}
const change = ({ id }: { id: string }, body: object, cookie = editor.cookie) =>
  ask(`PUT /ops/announcements/${id}`, cookie, { body });
const list = async (query: Record<string, string>, cookie = editor.cookie): Promise<OpsAnnouncement[]> =>
  (await ask('GET /ops/announcements', cookie, { query })).value.rows;
const lastAction = () =>
  db.kysely.selectFrom('operators.action').selectAll().orderBy('number', 'desc').executeTakeFirst();
const shownNow = async (brand = river) => {
  const wanted = { types: ['PL', 'B', 'H'], language: 'EN', withContent: true, now: clock.now() } as const;
  const { player, banners, hot } = await readForEverybody(db.kysely, brand, wanted);
  return [...player, ...banners, ...hot].map(({ id }) => id);
};
const hasPicture = async (id: string) =>
  (await db.kysely.selectFrom('files.picture').select('id').where('id', '=', id).execute()).length > 0;

test('what an operator writes is shown to readers, and kept in the record', async () => {
  const announcement = await added({ content: { EN: '<p>Come <b>early</b></p>' } });
  expect(announcement).toMatchObject({
    brand: 'RIVER',
    state: 'running',
    content: { EN: '<p>Come <strong>early</strong></p>' },
    changedBy: editor.name,
    version: 1,
  });
  expect(await shownNow()).toContain(announcement.id);
  expect(await shownNow(hill)).toEqual([]);
  expect(await lastAction()).toMatchObject({
    action: 'announcements.add',
    merchant_id: river.id,
    subject_kind: 'announcement',
    subject_id: announcement.id,
    subject_name: 'The market opens',
    after: { type: 'PL', position: 100 },
  });
});

test.each<[string, Partial<WrittenAnnouncement>]>([
  ['a title in no language', { title: {} }],
  ['an end before the start', { endsAt: '2026-11-19T11:00:00Z' }],
  ['an end at the start', { endsAt: '2026-11-19T12:00:00Z' }],
  [
    'ranks of visitors',
    { audience: { readers: 'visitors', ranks: [1], languages: [], newMemberDays: null } },
  ],
  [
    'new members among everybody',
    { audience: { readers: 'everybody', ranks: [], languages: [], newMemberDays: 3 } },
  ],
  ['a banner without a picture', { type: 'B' }],
  ['a game announcement about nothing', { type: 'GAME' }],
  ['a notice about a game', { about: { kind: 'news', vendor: 'NAGA', gameId: null } }],
  ['a position below zero', { position: -1 }],
  ['a link that runs', { link: 'javascript:alert(1)' }],
  ['a link of another host without a scheme', { link: '//evil.example/' }],
  ['a link that browsers read as another host', { link: '/\\evil.example' }],
  ['a link in plain http', { link: 'http://lanna.example/' }],
])('%s is refused', async (_what, options) => {
  expect(await add(options)).toMatchObject({ status: 400, code: 'invalid_input' });
});

test.each(['/promotions', '/rng?page=NAGA', '?dialog=register', 'https://lanna.example/a?b=c'])(
  'a link may be %s',
  async (link) => {
    expect(await added({ link })).toMatchObject({ link });
  },
);

test.each([
  '<p>Hello</p><script>steal()</script>',
  '<p onclick="steal()">Hello</p>',
  '<a href="javascript:steal()">Hello</a>',
  '<img src="data:image/png;base64,AAAA">',
  '<p style="position:fixed">Hello</p>',
])('a content with %s is refused in words, and nothing is kept', async (html) => {
  const before = (await list({})).length;
  const refused = await add({ content: { EN: '<p>Fine</p>', TH: html } });
  expect(refused).toMatchObject({ code: 'rich_text_unsafe', value: { found: [expect.any(String)] } });
  expect(refused.message.length).toBeGreaterThan(20);
  expect(await list({})).toHaveLength(before);
});

test('a content of which nothing is left is none', async () => {
  expect(await added({ content: { EN: '<span></span>' } })).toMatchObject({ content: null });
});

test('a change says what stood before, and of two operators the second is refused', async () => {
  const opened = await added();
  const changed = await change(opened, { ...written({ position: 3 }), version: 1 });
  expect(changed.value).toMatchObject({ position: 3, version: 2 });
  expect(await lastAction()).toMatchObject({
    action: 'announcements.change',
    before: { position: 100 },
    after: { position: 3 },
  });
  expect(await change(opened, { ...written({ position: 4 }), version: 1 })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
});

test('switched off it is shown to no reader, and its schedule stays', async () => {
  const { id } = await added({ endsAt: '2027-01-01T00:00:00.000Z' });
  const off = await ask(`POST /ops/announcements/${id}/switch`, editor.cookie, {
    body: { enabled: false, version: 1 },
  });
  expect(off.value).toMatchObject({ state: 'off', endsAt: '2027-01-01T00:00:00.000Z', version: 2 });
  expect(await shownNow()).not.toContain(id);
});

test('taken away it goes with its picture, unless a copy still shows it', async () => {
  const pictureId = await picture(river);
  const first = await added({ type: 'B', pictureId });
  const copy = await added({ type: 'B', pictureId });
  const remove = (id: string, version = '1') =>
    ask(`DELETE /ops/announcements/${id}`, editor.cookie, { query: { version } });
  expect(await remove(first.id, '7')).toMatchObject({ code: 'changed_meanwhile' });
  expect(await remove(first.id)).toMatchObject({ success: true });
  expect(await hasPicture(pictureId)).toBe(true);
  const other = await picture(river);
  await change(copy, { ...written({ type: 'B', pictureId: other }), version: 1 });
  expect(await hasPicture(pictureId)).toBe(false);
  expect(await remove(copy.id, '2')).toMatchObject({ success: true });
  expect(await hasPicture(other)).toBe(false);
  expect(await lastAction()).toMatchObject({ action: 'announcements.remove', before: { type: 'B' } });
});

test('another brand’s picture, a picture no reader may see, and a vendor or game the brand has not, are not found', async () => {
  const naga = await createVendor(db.kysely, { code: 'NAGA', brands: [river] });
  const garuda = await createVendor(db.kysely, { code: 'GARUDA', brands: [hill] });
  const game = await createGame(db.kysely, { vendor: garuda, code: 'kite' });
  const about = { kind: 'news', vendor: 'NAGA', gameId: null } as const;
  for (const options of [
    { type: 'B', pictureId: await picture(hill) },
    { type: 'B', pictureId: await picture(river, 'nobody') },
    { type: 'GAME', about: { ...about, vendor: 'GARUDA' } },
    { type: 'GAME', about: { ...about, gameId: game.id } },
  ] as const)
    expect(await add(options)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await added({ type: 'GAME', about })).toMatchObject({ about, gameName: null });
  const own = await createGame(db.kysely, { vendor: naga, code: 'boat', name: { EN: 'Boat' } });
  expect(await added({ type: 'GAME', about: { ...about, gameId: own.id } })).toMatchObject({
    gameName: 'Boat',
  });
});

test('the list is narrowed by type, state and words in any language; % and _ are letters', async () => {
  const wide = { TH: 'ฝนตก 100% ทั้งคืน', EN: 'Rain all night' };
  const planned = await added({ type: 'H', title: wide, startsAt: '2026-12-01T00:00:00Z' });
  const over = await added({
    type: 'H',
    title: { EN: 'Last night' },
    endsAt: '2026-11-20T11:59:59.999Z',
  });
  expect(await list({ type: 'H', state: 'planned' })).toMatchObject([{ id: planned.id }]);
  expect(await list({ type: 'H', state: 'over' })).toMatchObject([{ id: over.id }]);
  expect(await list({ search: 'ฝนตก 100%' })).toMatchObject([{ id: planned.id }]);
  expect(await list({ search: 'RAIN' })).toMatchObject([{ id: planned.id }]);
  expect(await list({ search: '_' })).toEqual([]);
  const [first] = await list({ sort: '-startsAt' });
  expect(first).toMatchObject({ id: planned.id });
  expect(first).not.toHaveProperty('content');
});

test('another brand’s announcements are neither seen nor changed, and an operator who may only read changes nothing', async () => {
  const { id } = await added();
  expect(await list({}, hillEditor.cookie)).toEqual([]);
  expect(await ask(`GET /ops/announcements/${id}`, hillEditor.cookie)).toMatchObject({ code: 'not_found' });
  const body = { ...written(), version: 1 };
  expect(await change({ id }, body, hillEditor.cookie)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await change({ id }, body, support.cookie)).toMatchObject({ code: 'forbidden' });
  expect(await add({}, hillEditor.cookie)).toMatchObject({ code: 'brand_out_of_scope' });
  expect(await ask(`GET /ops/announcements/${id}`, support.cookie)).toMatchObject({ success: true });
});
