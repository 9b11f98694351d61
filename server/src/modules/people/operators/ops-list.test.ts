import { list } from '@lanna/contract/ops-list';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { brandCode } from '../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../platform/ops/list-parts.ts';
import { opsList } from '../../../platform/ops/ops-list.ts';
import { writeCursor } from '../../../platform/ops/read-page.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../members/member.factory.ts';
import { createOperator } from './operator.factory.ts';
import { opsServer } from './ops.fixture.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const river = await createBrand(db.kysely, { code: 'RIVER', timeZone: 'Asia/Bangkok' });
const hill = await createBrand(db.kysely, { code: 'HILL', timeZone: 'Asia/Bangkok' });

const listGuests = list({
  path: '/ops/guests',
  access: 'lamps.read',
  summary: 'test',
  row: z.object({ id: z.uuid(), brand: z.string(), name: z.string(), asker: z.string() }),
  choices: { status: ['active', 'disabled'] },
  filters: { name: z.string().max(20) },
  search: true,
  days: true,
  sorts: ['at', 'name'],
  more: { latest: z.string() },
  file: 'test',
});
const showing: number[] = [];
const guests = opsList(
  listGuests,
  ({ db: of }: ListScope & { operator: { name: string }; latest: string }) =>
    of.selectFrom('members.member as m').select(['m.id', 'm.merchant_id', 'm.username']),
  {
    brand: 'm.merchant_id',
    where: {
      status: 'm.status',
      name: (name, { eb }) => (name === 'all' ? undefined : eb('m.username', '=', name)),
    },
    search: { ids: ['m.id'], text: (typed, { eb }) => eb('m.username', 'like', `${typed}%`) },
    days: 'm.registered_at',
    sorts: {
      at: { by: 'm.registered_at', type: 'timestamptz' },
      name: { by: 'm.username', type: 'text' },
    },
    id: 'm.id',
    async rows(records, { brands, operator }) {
      showing.push(records.length);
      return records.map(({ id, merchant_id, username }) => ({
        id,
        brand: brandCode(brands, merchant_id),
        name: username,
        asker: operator.name,
      }));
    },
    more: async (_, { latest }) => ({ latest }),
    file: {
      name: ({ brands }) => `guests-${brands.length}`,
      columns: {
        guest: 'name',
        brand: 'brand',
        'first letter': (_, { username }) => username.slice(0, 1),
      },
      rowsMax: 4,
    },
  },
);
const { ask } = await opsServer(db, {
  clock,
  permissions: ['lamps.read'],
  routes: guests.routes(db.kysely, () => ({ latest: 'fon' })),
});
const owner = await createOperator(db, { now });
const ofHill = await createOperator(db, { role: 'owner', scope: { merchantId: hill.id }, now });

/** The last of the day at the brands, and the first of the next. */
const EVENING = new Date('2026-11-18T16:59:59Z');
const MORNING = new Date('2026-11-18T17:00:00Z');
const anan = await createMember(db, river, { username: 'anan', now: EVENING });
await createMember(db, river, { username: 'boon', now: MORNING, status: 'disabled' });
await createMember(db, river, { username: 'chai', now: MORNING });
await createMember(db, river, { username: 'dao', now: MORNING });
await createMember(db, river, { username: 'fon', now });
const gai = await createMember(db, hill, { username: 'gai', now });

const read = (query: Record<string, string> = {}, cookie = owner.cookie) =>
  ask('GET /ops/guests', cookie, { query });
async function names(query: Record<string, string>, cookie = owner.cookie) {
  const { value } = await read({ sort: 'name', ...query }, cookie);
  return value.rows.map(({ name }: { name: string }) => name).join(' ');
}

test('each filter leaves out what it should, alone and with others; one sent empty or not at all leaves out nothing', async () => {
  expect(await names({})).toBe('anan boon chai dao fon gai');
  expect(await names({ status: '', search: '', from: '', to: '', brand: '', name: 'all' })).toBe(
    'anan boon chai dao fon gai',
  );
  expect(await names({ status: 'disabled' })).toBe('boon');
  expect(await names({ name: 'chai', status: 'disabled' })).toBe('');
  expect(await names({ search: 'd' })).toBe('dao');
  expect(await names({ search: anan.memberId })).toBe('anan');
  expect(await names({ brand: 'HILL' })).toBe('gai');
});

test('days are those of the brand, and both are part of the range', async () => {
  expect(await names({ to: '2026-11-18' })).toBe('anan');
  expect(await names({ from: '2026-11-19', to: '2026-11-19' })).toBe('boon chai dao');
  expect(await names({ from: '2026-11-20', to: '2026-11-19' })).toBe('');
});

test('pages follow one another in any order, with what the page has besides; the call’s operator comes by itself', async () => {
  const first = await read({ sort: '-name', limit: '4' });
  expect(first.value).toMatchObject({ total: { count: 6, atLeast: false }, latest: 'fon' });
  expect(first.value.rows[0]).toMatchObject({ name: 'gai', brand: 'HILL', asker: owner.name });
  expect(await names({ sort: '-name', limit: '4', after: first.value.next })).toBe('boon anan');
  const all = await read();
  expect(all.value.rows.slice(4).map(({ name }: { name: string }) => name)).toEqual(['boon', 'anan']);
});

test('rows of another brand are neither listed nor found by any caller', async () => {
  expect(await names({}, ofHill.cookie)).toBe('gai');
  expect(await names({ search: anan.memberId }, ofHill.cookie)).toBe('');
  expect(await read({ brand: 'RIVER' }, ofHill.cookie)).toMatchObject({ code: 'brand_out_of_scope' });
  expect(await read({ brand: 'NONE' })).toMatchObject({ code: 'brand_out_of_scope' });
  const scope = { db: db.kysely, brands: [hill], operator: { name: 'x' }, latest: '' };
  expect(await guests.one(scope, gai.memberId)).toMatchObject({ name: 'gai', brand: 'HILL' });
  expect(await guests.found(scope, gai.memberId)).toMatchObject({ username: 'gai' });
  await expect(guests.one(scope, anan.memberId)).rejects.toMatchObject({ code: 'not_found' });
});

test('what a call cannot ask for is refused, and never an error of the portal', async () => {
  const { next } = (await read({ limit: '1' })).value;
  const made = (sort: string, key: string, id: string) => writeCursor([sort, key, id]);
  const wrong: Record<string, string>[] = [
    { sort: 'username' },
    { sort: '--at' },
    { sort: 'at; drop table members.member' },
    { limit: '10000' },
    { limit: '0' },
    { status: 'waiting' },
    { name: 'x'.repeat(21) },
    { search: 'x'.repeat(201) },
    { from: '2026-02-30' },
    { to: 'yesterday' },
    { from: '0000-01-01' },
    { brand: "R' or 1=1" },
    { after: 'x'.repeat(601) },
    { after: 'not a cursor' },
    // Of another order, and of other keys.
    { after: next, sort: 'at' },
    { after: next, sort: 'name' },
    { after: made('-at', 'lantern', anan.memberId) },
    { after: made('-at', EVENING.toISOString(), 'lantern') },
  ];
  for (const query of wrong)
    expect(await read(query), JSON.stringify(query)).toMatchObject({ status: 400, code: 'invalid_input' });
  // Not part of the query, so it asks for nothing.
  expect(await names({ lantern: 'red', constructor: 'x', __proto__: 'x' })).toBe(
    'anan boon chai dao fon gai',
  );
  expect(await names({ to: '9999-12-31' })).toBe('anan boon chai dao fon gai');
});

test('a file has a heading for each column, is narrowed as the page is, and ends at its limit', async () => {
  showing.length = 0;
  const all = await ask('GET /ops/guests.csv', owner.cookie, { query: { sort: 'name' } });
  expect(all.text).toBe(
    '\uFEFFguest,brand,first letter\r\nanan,RIVER,a\r\nboon,RIVER,b\r\nchai,RIVER,c\r\ndao,RIVER,d\r\n',
  );
  expect(all.headers['content-disposition']).toBe('attachment; filename="guests-2.csv"');
  expect(showing).toEqual([4]);
  const query = { brand: 'HILL', search: 'g' };
  expect((await ask('GET /ops/guests.csv', owner.cookie, { query })).text).toMatch(
    /letter\r\ngai,HILL,g\r\n$/,
  );
  expect((await ask('GET /ops/guests.csv', owner.cookie, { query: { sort: 'length' } })).status).toBe(400);
  expect((await ask('GET /ops/guests.csv', owner.cookie, { query: { search: 'none' } })).text).toBe(
    '\uFEFFguest,brand,first letter\r\n',
  );
});

test('a list that lacks what its description asks for does not compile', () => {
  const listLamps = list({
    path: '/ops/lamps',
    access: 'lamps.read',
    summary: 'test',
    row: z.object({ id: z.string(), lit: z.boolean() }),
    choices: { status: ['active'] },
    sorts: ['at'],
    file: 'test',
  });
  const from = ({ db: of }: ListScope) => of.selectFrom('members.member as m').selectAll();
  const at = { by: 'm.registered_at', type: 'timestamptz' } as const;
  const parts = {
    brand: 'm.merchant_id',
    where: { status: 'm.status' },
    sorts: { at },
    id: 'm.id',
    row: ({ id }: { id: string }) => ({ id, lit: true }),
    file: { name: 'lamps', columns: { id: 'id' } },
  } as const;
  opsList(listLamps, from, parts);
  // @ts-expect-error a filter without its condition
  opsList(listLamps, from, { ...parts, where: {} });
  // @ts-expect-error a condition on a column that the query has not
  opsList(listLamps, from, { ...parts, where: { status: 'm.lantern' } });
  // @ts-expect-error a condition for a filter that is not declared
  opsList(listLamps, from, { ...parts, where: { status: 'm.status', colour: 'm.status' } });
  // @ts-expect-error a sort without its expression
  opsList(listLamps, from, { ...parts, sorts: {} });
  // @ts-expect-error a column without its cell
  opsList(listLamps, from, { ...parts, file: { name: 'lamps', columns: { id: undefined } } });
  // @ts-expect-error a cell of a field that no row has
  opsList(listLamps, from, { ...parts, file: { name: 'lamps', columns: { id: 'colour' } } });
  // @ts-expect-error a cell that is neither text nor figure
  opsList(listLamps, from, { ...parts, file: { name: 'lamps', columns: { lit: 'lit' } } });
  const { file, ...withoutFile } = parts;
  // @ts-expect-error a file that is declared and not made
  opsList(listLamps, from, withoutFile);
  // @ts-expect-error a search that is not declared
  opsList(listLamps, from, { ...parts, search: () => undefined });
  const { brand, ...ofAnyBrand } = parts;
  // @ts-expect-error rows of any brand
  opsList(listLamps, from, ofAnyBrand);
  // @ts-expect-error rows of another shape
  opsList(listLamps, from, { ...parts, row: ({ id }: { id: string }) => ({ id }) });
  const lamps = { path: '/ops/lamps', access: 'lamps.read', summary: '', row: z.object({}) } as const;
  // @ts-expect-error opened by a sort that is not declared
  list({ ...lamps, sorts: ['at'], opens: 'name' });
  expect([file.name, brand]).toEqual(['lamps', 'm.merchant_id']);
});
