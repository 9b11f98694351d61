import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { baht, billFixture } from './bill.fixture.ts';

const { db, url } = await testDatabase();
const fixture = await billFixture(url, db);
const at = (local: string) => new Date(`${local}+07:00`);
const percent = (of: number) => Math.round(of * 1000);

async function line() {
  const top = await fixture.join(undefined, at('2026-09-01T10:00'), 1);
  const low = await fixture.join(top, at('2026-09-01T10:00'), 1);
  const member = await fixture.join(low, at('2026-09-01T10:00'));
  const direct = await fixture.join(top, at('2026-09-01T10:00'));
  for (const id of [member, direct]) await fixture.deposit(id, baht(1_000_000), at('2026-09-01T11:00'));
  return { top, low, member, direct };
}

test('by the hour: what was played in a clock hour, less what those below get for it; no bill for an hour without play', async () => {
  const { top, low, member, direct } = await line();
  const hourly = (rate: number) =>
    ({ kind: 'hourly_salary', tiers: [{ minTurnover: baht(1000), rate: percent(rate) }] }) as const;
  const above = await fixture.contract({ memberId: top, terms: hourly(1), fromDay: '2026-09-02' });
  const below = await fixture.contract({ memberId: low, terms: hourly(0.4), fromDay: '2026-09-02' });
  await fixture.play(member, baht(10_000), 0n, at('2026-09-02T09:59:59'));
  await fixture.play(direct, baht(5000), 0n, at('2026-09-02T09:10'));
  await fixture.play(member, baht(900), 0n, at('2026-09-02T11:30'));
  await fixture.run(at('2026-09-02T10:00:59'));
  expect(await fixture.bills(above)).toEqual([]);
  await fixture.run(at('2026-09-02T10:01'));
  expect(await fixture.bills(below)).toEqual(['2026-09-02/9 paid 40.00']);
  expect(await fixture.bills(above)).toEqual(['2026-09-02/9 paid 110.00']);
  await fixture.run(at('2026-09-04T00:01'));
  // 900 do not reach the step.
  expect(await fixture.bills(above)).toEqual(['2026-09-02/9 paid 110.00', '2026-09-02/11 not_reached 0.00']);
  expect(await fixture.booksFit()).toEqual([]);
});

test('by the hour: what comes after its day counts for the last hour, and what changes in a billed hour for the next bill', async () => {
  const { top, member, direct } = await line();
  const terms = { kind: 'hourly_salary', tiers: [{ minTurnover: 0n, rate: percent(1) }] } as const;
  const contract = await fixture.contract({ memberId: top, terms, fromDay: '2026-09-05' });
  const undone = await fixture.play(member, baht(10_000), 0n, at('2026-09-05T23:30'));
  await fixture.run(at('2026-09-06T00:01'));
  expect(await fixture.bills(contract)).toEqual(['2026-09-05/23 paid 100.00']);
  await fixture.rollBack(member, undone, at('2026-09-06T10:00'));
  await fixture.play(direct, baht(30_000), 0n, at('2026-09-06T10:30'));
  await fixture.run(at('2026-09-06T11:01'));
  expect(await fixture.bills(contract)).toEqual(['2026-09-05/23 paid 100.00', '2026-09-06/10 paid 200.00']);
  expect(await fixture.booksFit()).toEqual([]);
});

test('by the bet: every five minutes what was staked since, at the own rate less that of the contract between; taken back where a bet is undone', async () => {
  const { top, low, member, direct } = await line();
  const above = await fixture.contract({
    memberId: top,
    terms: { kind: 'real_time_salary', rate: percent(1) },
    fromDay: '2026-09-10',
  });
  const below = await fixture.contract({
    memberId: low,
    terms: { kind: 'real_time_salary', rate: percent(0.4) },
    fromDay: '2026-09-10',
  });
  const bet = await fixture.play(member, baht(10_000), 0n, at('2026-09-10T12:01'));
  await fixture.play(direct, baht(5000), 0n, at('2026-09-10T12:02'));
  await fixture.run(at('2026-09-10T12:03'));
  expect([await fixture.wallet(top), await fixture.wallet(low)]).toEqual(['110.00', '40.00']);
  // One payment for a window: what follows in it is paid in the next.
  await fixture.play(member, baht(1000), 0n, at('2026-09-10T12:04'));
  await fixture.run(at('2026-09-10T12:04:30'));
  expect(await fixture.bills(below)).toEqual(['2026-09-10/144 paid 40.00']);
  await fixture.run(at('2026-09-10T12:05'));
  expect(await fixture.bills(below)).toEqual(['2026-09-10/144 paid 40.00', '2026-09-10/145 paid 4.00']);
  // The agent has spent some: what the wallet lacks is owed.
  await fixture.withdraw(low, baht(30), at('2026-09-10T13:00'));
  await fixture.rollBack(member, bet, at('2026-09-10T14:00'));
  await fixture.run(at('2026-09-10T14:05'));
  expect(await fixture.wallet(low)).toBe('0.00');
  expect(await fixture.wallet(top)).toBe('56.00');
  expect((await fixture.bills(above)).at(-1)).toBe('2026-09-10/169 not_reached 0.00');
  const { rows } = await fixture.owner.query<{ code: string; amount: bigint }>(
    `select code, amount from ledger.posted_transfer where code like 'salary\\_%' order by code, amount`,
  );
  expect(rows).toEqual([
    { code: 'salary_returned', amount: baht(14) },
    { code: 'salary_returned', amount: baht(60) },
    { code: 'salary_shortfall', amount: baht(26) },
  ]);
  expect(await fixture.booksFit()).toEqual([]);
});

test('by the bet and paid by the upline: what it lacks follows, and a bet that is undone is set off against what comes', async () => {
  const { top, low, member } = await line();
  const upline = { uplineId: top, payer: 'upline' } as const;
  const terms = { kind: 'real_time_salary', rate: percent(1) } as const;
  const contract = await fixture.contract({ memberId: low, ...upline, terms, fromDay: '2026-09-12' });
  const bet = await fixture.play(member, baht(10_000), 0n, at('2026-09-12T12:01'));
  await fixture.deposit(top, baht(60), at('2026-09-12T12:02'));
  await fixture.run(at('2026-09-12T12:03'));
  expect(await fixture.bills(contract)).toEqual(['2026-09-12/144 part_collected 100.00 60.00']);
  await fixture.deposit(top, baht(1000), at('2026-09-12T12:04'));
  await fixture.run(at('2026-09-12T12:05'));
  expect(await fixture.wallet(low)).toBe('100.00');
  await fixture.rollBack(member, bet, at('2026-09-12T12:06'));
  await fixture.run(at('2026-09-12T12:10'));
  await fixture.play(member, baht(25_000), 0n, at('2026-09-12T12:12'));
  await fixture.run(at('2026-09-12T12:15'));
  expect((await fixture.bills(contract)).at(-1)).toBe('2026-09-12/147 paid 150.00');
  expect(await fixture.wallet(low)).toBe('250.00');
  expect(await fixture.booksFit()).toEqual([]);
});
