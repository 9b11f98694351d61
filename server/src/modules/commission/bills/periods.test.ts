import type { DividendContract } from '@lanna/rules/commission/contracts/terms';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { baht, billFixture } from './bill.fixture.ts';

const { db, url } = await testDatabase();
const fixture = await billFixture(url, db);
const at = (local: string) => new Date(`${local}+07:00`);
const automatic = { by: 'automatic' } as const;
const percent = (of: number) => Math.round(of * 1000);

const monthly: DividendContract = {
  kind: 'dividend',
  period: 'month',
  tiers: [{ rate: percent(10) }, { minNetLoss: baht(100_000), minActiveMembers: 2, rate: percent(15) }],
  carriesNegatives: true,
  feeRate: percent(2),
  collection: automatic,
};

describe('a dividend of a month', () => {
  let [top, member, other, contract] = ['', '', '', ''];
  beforeAll(async () => {
    top = await fixture.join(undefined, at('2026-09-01T10:00'), 1);
    [member, other] = [
      await fixture.join(top, at('2026-09-01T11:00')),
      await fixture.join(top, at('2026-09-01T11:00')),
    ];
    contract = await fixture.contract({ memberId: top, terms: monthly, fromDay: '2026-09-01' });
    for (const id of [member, other]) await fixture.deposit(id, baht(1_000_000), at('2026-09-01T12:00'));
  });

  test('is of what members lost, less what was given to them and the fee, once the month is over and no sooner', async () => {
    await fixture.play(member, baht(300_000), baht(150_000), at('2026-09-05T12:00'));
    await fixture.play(other, baht(10_000), baht(0), at('2026-09-30T23:59'));
    await fixture.post(
      [
        {
          from: { kind: 'promotion' },
          to: { kind: 'wallet', memberId: member },
          amount: baht(5000),
          code: 'prize',
        },
      ],
      at('2026-09-10T12:00'),
    );
    await fixture.run(at('2026-10-01T00:00:59'));
    expect(await fixture.bills(contract)).toEqual([]);
    await fixture.run(at('2026-10-01T00:01'));
    // 160 000 lost − 5 000 bonus − 2 % of 160 000 = 151 800; two members were active: 15 %.
    expect(await fixture.bills(contract)).toEqual(['2026-09-01 paid 22770.00']);
    expect((await fixture.lastBill(contract)).receipt).toMatchObject({
      stake: '310000.00',
      payout: '150000.00',
      bonuses: '5000.00',
      fee: '3200.00',
      net: '151800.00',
      base: '151800.00',
      tier: 1,
      activeMembers: 2,
      gross: '22770.00',
    });
    expect(await fixture.wallet(top)).toBe('22770.00');
    expect(await fixture.booksFit()).toEqual([]);
  });

  test('is not issued or paid a second time, run again or by two at once', async () => {
    await Promise.all([1, 2, 3].map(() => fixture.run(at('2026-10-02T08:00'))));
    expect(await fixture.bills(contract)).toEqual(['2026-09-01 paid 22770.00']);
    expect(await fixture.wallet(top)).toBe('22770.00');
  });

  test('a month the house lost is carried to the next; after months of downtime each comes in its order', async () => {
    await fixture.play(member, baht(10_000), baht(60_000), at('2026-10-07T12:00'));
    await fixture.play(member, baht(80_000), baht(0), at('2026-11-07T12:00'));
    await fixture.run(at('2026-12-20T00:00'));
    // October: −50 000 − nothing. November: 80 000 − 1 600 fee − 50 000 carried = 28 400, 10 %.
    expect(await fixture.bills(contract)).toEqual([
      '2026-09-01 paid 22770.00',
      '2026-10-01 not_reached 0.00',
      '2026-11-01 paid 2840.00',
    ]);
    expect(await fixture.booksFit()).toEqual([]);
  });

  test('what is corrected after a month was billed changes what later ones carry, and is a line of the next bill', async () => {
    // October had another result: 20 000 less were won, so November had 20 000 more to share.
    const line = await fixture.play(member, baht(1000), baht(1000), at('2026-11-30T12:00'));
    await fixture.correct(member, line, baht(-1000), -1, at('2026-12-21T12:00'));
    await fixture.play(member, baht(50_000), baht(0), at('2026-12-22T12:00'));
    await fixture.run(at('2027-01-01T00:01'));
    // November again: 81 000 − 1 620 − 50 000 = 29 380, 10 % = 2 938; December: 50 000 − 1 000 = 49 000, 10 %.
    const bill = await fixture.lastBill(contract);
    expect([bill.earned, bill.corrected]).toEqual([baht(4900), baht(98)]);
    expect((await fixture.bills(contract)).at(-1)).toBe('2026-12-01 paid 4998.00');
    expect(await fixture.booksFit()).toEqual([]);
  });
});

test('on four levels each contract leaves out what the next below gets from the brand', async () => {
  const line: string[] = [];
  for (const _ of [1, 2, 3, 4]) line.push(await fixture.join(line.at(-1), at('2026-09-01T10:00'), 1));
  const contracts = [];
  for (const [level, rate] of [20, 15, 9, 4].entries())
    contracts.push(
      await fixture.contract({
        memberId: line[level] ?? '',
        fromDay: '2026-09-01',
        terms: { ...monthly, tiers: [{ rate: percent(rate) }], feeRate: 0 },
      }),
    );
  const members = [];
  for (const agent of line) members.push(await fixture.join(agent, at('2026-09-01T11:00')));
  for (const [level, member] of members.entries()) {
    await fixture.deposit(member, baht(100_000), at('2026-09-02T12:00'));
    await fixture.play(member, baht(10_000 * (level + 1)), 0n, at('2026-09-03T12:00'));
  }
  await fixture.run(at('2026-10-01T00:01'));
  // Lost below each: 100 000, 90 000, 70 000, 40 000.
  const gross = [20_000, 13_500, 6300, 1600];
  const paid = gross.map((one, level) => one - (gross[level + 1] ?? 0));
  expect(await Promise.all(line.map((agent) => fixture.wallet(agent)))).toEqual(
    paid.map((amount) => `${amount}.00`),
  );
  // The lowest one’s members did better than was thought: all four levels follow in their next bills.
  expect(await fixture.booksFit()).toEqual([]);
});

test('what an upline pays itself is left out nowhere, and comes out of its wallet', async () => {
  const top = await fixture.join(undefined, at('2026-09-01T10:00'), 1);
  const middle = await fixture.join(top, at('2026-09-01T10:00'), 1);
  const low = await fixture.join(middle, at('2026-09-01T10:00'), 1);
  const member = await fixture.join(low, at('2026-09-01T10:00'));
  await fixture.deposit(member, baht(100_000), at('2026-09-02T12:00'));
  const daily = (rate: number) =>
    ({
      kind: 'daily_salary',
      tiers: [{ minTurnover: 0n, rate: percent(rate) }],
      collection: automatic,
    }) as const;
  await fixture.contract({ memberId: top, terms: daily(2), fromDay: '2026-09-01' });
  const upline = { memberId: middle, uplineId: top, payer: 'upline' } as const;
  const between = await fixture.contract({ ...upline, terms: daily(1), fromDay: '2026-09-01' });
  await fixture.contract({ memberId: low, terms: daily(0.5), fromDay: '2026-09-01' });
  await fixture.play(member, baht(50_000), 0n, at('2026-09-03T12:00'));
  await fixture.run(at('2026-09-04T00:01'));
  // 2 % − 0.5 % to the top, and out of that 1 % − 0.5 % to the middle.
  expect(await fixture.wallet(low)).toBe('250.00');
  expect(await fixture.bills(between)).toEqual([
    '2026-09-01 not_reached 0.00',
    '2026-09-02 not_reached 0.00',
    '2026-09-03 insufficient 250.00',
  ]);
  await fixture.run(at('2026-09-04T00:02'));
  expect((await fixture.bills(between)).at(-1)).toBe('2026-09-03 paid 250.00');
  expect([await fixture.wallet(middle), await fixture.wallet(top)]).toEqual(['250.00', '500.00']);
  expect(await fixture.booksFit()).toEqual([]);
});
