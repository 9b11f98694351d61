import { opsEndpoint } from '@lanna/contract/ops';
import { listQuery } from '@lanna/contract/ops-list';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { opsCsv, opsRoute } from '../../../platform/ops/ops-route.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createOperator } from './operator.factory.ts';
import { opsServer } from './ops.fixture.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const query = listQuery({}, ['at']);
const value = z.object({ brands: z.array(z.string()) });
const common = { value, refusals: [], summary: 'test' } as const;
const list = opsEndpoint({ ...common, method: 'GET', path: '/ops/lamps', access: 'lamps.read', query });
const houseList = opsEndpoint({ ...list, path: '/ops/all-lamps', house: true });
const light = opsEndpoint({
  ...common,
  method: 'POST',
  path: '/ops/lamps',
  access: 'lamps.light',
  stepUp: true,
});
const silent = opsEndpoint({ ...common, method: 'POST', path: '/ops/silent', access: 'lamps.light' });
const file = opsEndpoint({ ...list, path: '/ops/lamps.csv', value: z.string() });
const codes = (brands: readonly { code: string }[]) => ({ brands: brands.map(({ code }) => code) });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['lamps.read', 'lamps.light'],
  routes: [
    opsRoute(list, async ({ brands }) => codes(brands)),
    opsRoute(houseList, async ({ brands }) => codes(brands)),
    opsRoute(silent, async ({ brands }) => codes(brands)),
    opsRoute(light, async ({ brands, record }) => {
      await record(db.kysely, { action: 'lamps.light', brandId: null, subject: { kind: 'lamp', id: '1' } });
      return codes(brands);
    }),
    opsCsv(file, async () => ({
      name: 'lamps',
      header: ['name', 'lumen'],
      rows: (async function* () {
        yield ['=cmd()', 800] as const;
      })(),
    })),
  ],
});
const now = clock.now();
const owner = await createOperator(db, { now });
const auditor = await createOperator(db, { role: 'auditor', scope: { merchantId: hill.id }, now });
const lastAction = () =>
  db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('a call is answered for the brands in which its operator has its permission', async () => {
  expect((await ask('GET /ops/lamps', owner.cookie)).value).toEqual({ brands: ['HILL', 'RIVER'] });
  expect((await ask('GET /ops/lamps', auditor.cookie)).value).toEqual({ brands: ['HILL'] });
  expect((await ask('GET /ops/lamps', owner.cookie, { query: { brand: river.code } })).value).toEqual({
    brands: ['RIVER'],
  });
});

test('a brand out of scope, a missing permission, and one that does not hold for the house are refused and recorded', async () => {
  const outside = await ask('GET /ops/lamps', auditor.cookie, { query: { brand: 'RIVER' } });
  expect(outside).toMatchObject({ status: 403, code: 'brand_out_of_scope' });
  expect(await lastAction()).toMatchObject({
    action: 'operators.refused',
    operator_id: auditor.id,
    subject_id: 'GET /ops/lamps',
    after: { code: 'brand_out_of_scope' },
  });
  expect(await ask('POST /ops/lamps', auditor.cookie, { body: {} })).toMatchObject({ code: 'forbidden' });
  expect(await lastAction()).toMatchObject({ subject_id: 'POST /ops/lamps', after: { code: 'forbidden' } });
  expect(await ask('GET /ops/all-lamps', auditor.cookie)).toMatchObject({ code: 'forbidden' });
  expect(await ask('GET /ops/all-lamps', owner.cookie)).toMatchObject({ success: true });
});

test('a call that changes something and records nothing fails', async () => {
  expect(await ask('POST /ops/silent', owner.cookie, { body: {} })).toMatchObject({ status: 500 });
  expect(await ask('POST /ops/lamps', owner.cookie, { body: {} })).toMatchObject({ success: true });
  expect(await lastAction()).toMatchObject({
    action: 'lamps.light',
    operator_name: owner.name,
    address: '127.0.0.1',
  });
});

test('a step that asks for a fresh proof is refused some minutes after the last one', async () => {
  const { cookie } = await createOperator(db, { now: new Date(now.getTime() - 6 * 60_000) });
  expect(await ask('POST /ops/lamps', cookie, { body: {} })).toMatchObject({ code: 'step_up_due' });
  expect(await ask('GET /ops/lamps', cookie)).toMatchObject({ success: true });
});

test('the console’s calls answer on its own host alone, and to its own pages', async () => {
  for (const host of ['river.test', 'localhost', 'evil.test'])
    expect(await ask('GET /ops/lamps', owner.cookie, { headers: { host } })).toMatchObject({
      code: 'domain_unknown',
    });
  const headers = { origin: 'http://evil.test' };
  expect(await ask('POST /ops/lamps', owner.cookie, { headers, body: {} })).toMatchObject({
    code: 'domain_unknown',
  });
});

test('without a session, with a made-up or an idle one, a call is refused', async () => {
  expect(await ask('GET /ops/lamps')).toMatchObject({ status: 401, code: 'not_logged_in' });
  expect(await ask('GET /ops/lamps', `console=${'x'.repeat(43)}`)).toMatchObject({ code: 'not_logged_in' });
  const { cookie } = await createOperator(db, { now: new Date(now.getTime() - 16 * 60_000) });
  expect(await ask('GET /ops/lamps', cookie)).toMatchObject({ code: 'session_expired' });
});

test('a file is streamed, guarded against spreadsheets, and its download recorded', async () => {
  const answer = await ask('GET /ops/lamps.csv', owner.cookie);
  expect(answer.text).toBe("\uFEFFname,lumen\r\n'=cmd(),800\r\n");
  expect(answer.headers['content-disposition']).toBe('attachment; filename="lamps.csv"');
  expect(await lastAction()).toMatchObject({ action: 'operators.export', subject_name: 'lamps' });
  const book = await ask('GET /ops/lamps.csv', owner.cookie, { query: { as: 'xlsx' } });
  expect(book.headers).toMatchObject({
    'content-type': expect.stringContaining('spreadsheetml.sheet'),
    'content-disposition': 'attachment; filename="lamps.xlsx"',
  });
  expect(await ask('GET /ops/lamps.csv', owner.cookie, { query: { as: 'exe' } })).toMatchObject({
    code: 'invalid_input',
  });
});

test('what a page asks for by itself keeps no session alive', async () => {
  const { id, cookie } = await createOperator(db, { now: new Date(now.getTime() - 10 * 60_000) });
  const seen = () =>
    db.kysely
      .selectFrom('operators.session')
      .select('seen_at')
      .where('operator_id', '=', id)
      .executeTakeFirstOrThrow();
  const before = await seen();
  await ask('GET /ops/lamps', cookie, { headers: { unattended: '1' } });
  expect(await seen()).toEqual(before);
  await ask('GET /ops/lamps', cookie);
  expect((await seen()).seen_at).toEqual(now);
});
