import type { DividendContract } from '@lanna/rules/commission/contracts/terms';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { baht, billFixture } from './bill.fixture.ts';

const { db, url } = await testDatabase();
const fixture = await billFixture(url, db);
const at = (local: string) => new Date(`${local}+07:00`);

test('a dividend of a day is billed with each day that is over, and a day the house lost is carried to the next', async () => {
  const top = await fixture.join(undefined, at('2026-09-01T10:00'), 1);
  const member = await fixture.join(top, at('2026-09-01T11:00'));
  const terms: DividendContract = {
    kind: 'dividend',
    period: 'day',
    tiers: [{ rate: 10_000 }],
    carriesNegatives: true,
    feeRate: 0,
    collection: { by: 'automatic' },
  };
  const contract = await fixture.contract({ memberId: top, terms, fromDay: '2026-09-02' });
  await fixture.deposit(member, baht(1_000_000), at('2026-09-01T12:00'));
  await fixture.play(member, baht(9000), baht(0), at('2026-09-01T23:59'));
  await fixture.play(member, baht(1000), baht(0), at('2026-09-02T12:00'));
  await fixture.play(member, baht(100), baht(400), at('2026-09-03T12:00'));
  await fixture.play(member, baht(500), baht(0), at('2026-09-04T12:00'));
  await fixture.run(at('2026-09-04T23:59'));
  await fixture.run(at('2026-09-05T00:01'));
  expect(await fixture.bills(contract)).toEqual([
    '2026-09-02 paid 100.00',
    '2026-09-03 not_reached 0.00',
    '2026-09-04 paid 20.00',
  ]);
  expect(await fixture.wallet(top)).toBe('120.00');
  expect(await fixture.booksFit()).toEqual([]);
});
