import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { statusOps } from './ops-routes.ts';

const HOUR_MS = 3_600_000;
const { db } = await testDatabase();
const clock = fixedClock();
await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['status.read', 'status.write'],
  routes: statusOps({ db, clock }),
});
const { cookie } = await createOperator(db, { now: clock.now() });
const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
const announce = (from: number, to: number) =>
  ask('POST /ops/maintenance', cookie, {
    body: { brand: 'RIVER', beginsAt: at(from), endsAt: at(to), words: { EN: 'A new roof' } },
  });
const announced = async () => (await ask('GET /ops/maintenance', cookie)).value.rows.length;

test.each([
  ['that ends before it begins', 2, 1],
  ['that is over', -2, -1],
  ['more than a year ahead', 367 * 24, 367 * 24 + 1],
])('maintenance %s is refused, and nothing is announced', async (_, from, to) => {
  const before = await announced();
  expect(await announce(from, to)).toMatchObject({ status: 422, code: 'maintenance_time_wrong' });
  expect(await announced()).toBe(before);
});

test('maintenance that has begun can still be announced', async () => {
  expect(await announce(-1, 1)).toMatchObject({ success: true, value: { beginsAt: at(-1), endsAt: at(1) } });
  expect(await announced()).toBe(1);
});
