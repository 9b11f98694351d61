import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { opsPayments } from './ops-payments.ts';

const { db } = await testDatabase();
const now = fixedClock().now();
const river = await createBrand(db.kysely, { code: 'RIVER' });
const scope = { db: db.kysely, brands: [await readScopeBrand(db.kysely, river.id)] };

test('payments of rebates are found by the days they are of, both ends counted in', async () => {
  const { memberId } = await createMember(db, river, { type: 1 });
  const id = newId();
  // By its moment it would be of another day.
  await sql`
    insert into rebates.payment (id, merchant_id, earner_id, at, day, amount)
    values (${id}, ${river.id}, ${memberId}, ${now}, '2026-01-10', 1234)`.execute(db.kysely);
  const found = async (days: { from?: string; to?: string }) =>
    (await opsPayments.page(scope, { ...days, sort: '-at', limit: 10 })).rows.map((row) => row.id);
  expect(await found({})).toEqual([id]);
  expect(await found({ from: '2026-01-10', to: '2026-01-10' })).toEqual([id]);
  expect(await found({ from: '2026-01-10' })).toEqual([id]);
  expect(await found({ to: '2026-01-10' })).toEqual([id]);
  expect(await found({ from: '2026-01-11' })).toEqual([]);
  expect(await found({ to: '2026-01-09' })).toEqual([]);
});
