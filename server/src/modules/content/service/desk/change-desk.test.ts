import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { serviceOps } from './ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['service.read', 'service.answer', 'service.change'],
  routes: serviceOps({ db, clock }),
});
const support = (name: string, merchantId: string) =>
  createOperator(db, { role: 'support', scope: { merchantId }, name, now });
const ploy = await support('ploy', river.id);
const krit = await support('krit', river.id);
const onHill = await support('nat', hill.id);
const auditor = await createOperator(db, { role: 'auditor', name: 'audit', now });

test('a desk is changed by one operator at a time, in the own brands alone, and the record says what', async () => {
  const [before] = (await ask('GET /ops/service/desks', ploy.cookie)).value;
  const settings = { ...before.settings, mode: 'always', vipLink: 'https://vip.example/river' };
  const change = (version: number, cookie = ploy.cookie) =>
    ask('PUT /ops/service/desks/RIVER', cookie, { body: { version, settings } });
  expect(await change(before.version)).toMatchObject({ value: { version: before.version + 1 } });
  expect(await change(before.version, krit.cookie)).toMatchObject({ code: 'changed_meanwhile' });
  expect(await change(before.version + 1, onHill.cookie)).toMatchObject({ code: 'not_found' });
  expect(await change(before.version + 1, auditor.cookie)).toMatchObject({ code: 'forbidden' });
  const action = await db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .where('action', '=', 'service.change')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  expect(action.after).toEqual({ mode: 'always', vipLink: 'https://vip.example/river' });
});

test.each([
  ['a script as VIP link', { vipLink: 'javascript:alert(1)' }],
  ['a link that leaves by two slashes', { vipLink: '//evil.test' }],
  [
    'hours that end before they begin',
    { hours: Array.from({ length: 7 }, () => [{ from: '10:00', to: '09:00' }]) },
  ],
  [
    'hours that overlap',
    {
      hours: Array.from({ length: 7 }, () => [
        { from: '09:00', to: '12:00' },
        { from: '11:00', to: '13:00' },
      ]),
    },
  ],
  ['six days', { hours: Array.from({ length: 6 }, () => []) }],
])('%s is refused', async (_, settings) => {
  const [{ version }] = (await ask('GET /ops/service/desks', ploy.cookie)).value;
  expect(
    await ask('PUT /ops/service/desks/RIVER', ploy.cookie, { body: { version, settings } }),
  ).toMatchObject({
    status: 400,
    code: 'invalid_input',
  });
});
