import { PERIOD_KINDS, periodOf } from '@lanna/rules/commission/contracts/period';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';

const { db } = await testDatabase();

test('the database knows the same periods as the rules, on every day of leap years and others', async () => {
  const { rows } = await db.pool.query<{
    day: string;
    kind: (typeof PERIOD_KINDS)[number];
    from: string;
    to: string;
  }>(
    `select d::date::text as day, p.kind, p.from_day::text as from, p.to_day::text as to
     from generate_series('2026-11-01'::timestamp, '2028-04-01', '1 day') d cross join teams.periods_of(d::date) p`,
  );
  expect(rows.length).toBe(518 * PERIOD_KINDS.length);
  for (const { day, kind, from, to } of rows)
    expect({ day, kind, from, to }).toEqual({ day, kind, ...periodOf(kind, day) });
});
