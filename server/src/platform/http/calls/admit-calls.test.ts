import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../sql/database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { admitCalls } from './admit-calls.ts';

const { url, db } = await testDatabase();
/** Two processes at one database. */
const second = openDatabase({ url });
afterAll(() => second.close());
const [here, there] = [admitCalls(db.pool), admitCalls(second.pool)];
const windowMs = 24 * 3_600_000;
const once = () => ({ jti: randomUUID(), expiresAt: new Date(Date.now() + 600_000) });

test('calls are counted over all processes, and each learns its number', async () => {
  const counted = { key: 'PUT /a address 10.0.0.1', windowMs };
  const other = { key: 'PUT /a address 10.0.0.2', windowMs };
  const together = await Promise.all(
    Array.from({ length: 40 }, (_, nr) => (nr % 2 ? here : there)({ counted: nr === 7 ? other : counted })),
  );
  const hits = together.map((admission) => admission.hits).sort((a, b) => a - b);
  expect(hits).toEqual([1, ...Array.from({ length: 39 }, (_, nr) => nr + 1)]);
  expect(await here({ counted })).toMatchObject({ hits: 40, isReplay: false });
});

test('a body is taken once, also by twenty at the same moment in two processes', async () => {
  const body = once();
  const arrivals = await Promise.all(
    Array.from({ length: 20 }, (_, nr) =>
      (nr % 2 ? here : there)({ counted: { key: `PUT /b ${nr}`, windowMs }, once: body }),
    ),
  );
  expect(arrivals.filter((admission) => !admission.isReplay)).toHaveLength(1);
  expect(await there({ counted: { key: 'PUT /b', windowMs }, once: body })).toMatchObject({ isReplay: true });
});

test('counting starts again when a window is over', async () => {
  const counted = { key: 'PUT /c', windowMs: 1000 };
  await here({ counted });
  const { hits, windowEndsInMs } = await here({ counted });
  expect(hits).toBeLessThanOrEqual(2);
  expect(windowEndsInMs).toBeLessThanOrEqual(1000);
  await expect
    .poll(() => here({ counted }).then((later) => later.hits), { interval: 1100, timeout: 15_000 })
    .toBe(1);
});
