import { moneyOf } from '@lanna/contract/money';
import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { rebateFixture } from '../rebate.fixture.ts';
import { exportIncome } from './export-income.ts';
import { incomePeriod } from './income-period.ts';
import { listBets } from './list-bets.ts';
import { listBranch } from './list-branch.ts';
import { listRows } from './list-rows.ts';
import { type Earner, showIncome } from './show-income.ts';

const { db, url } = await testDatabase();
const fixture = await rebateFixture(url, db);
const { clock, merchantId, source } = fixture;
const DAY = '2026-11-20';
const PART = { day: DAY, kind: 'category', part: 'LOTT' } as const;
const PAGE = { after: undefined, pageSize: 2 };

const baht = (amount: number) => BigInt(amount) * MONEY_SCALE;
const play = async (memberId: string, amount: number) => {
  await fixture.deposit(memberId, baht(amount), clock.now());
  await fixture.play(memberId, baht(amount), 0n, clock.now());
};
const top = await fixture.join(undefined, clock.now(), 1);
const agent = await fixture.join(top, clock.now(), 1);
const player = await fixture.join(agent, clock.now());
const direct = await fixture.join(top, clock.now());
await fixture.rate(top, 'LOTT', 700, '2026-11-01');
await fixture.rate(agent, 'LOTT', 300, '2026-11-01');
await play(player, 1000);
await play(player, 17);
await play(player, 3);
await play(agent, 500);
await play(direct, 100);
await fixture.run();
const earner: Earner = { merchantId, agentId: top };
const period = { from: DAY, to: DAY };

/** All pages of a list, found by the key of the row before. */
async function all<Row>(read: (after: string | undefined) => Promise<{ rows: Row[]; next: string | null }>) {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const page = await read(after);
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after);
  return rows;
}

test('the sum is that of its kinds, days and parts, and what other topics contribute is among them', async () => {
  const dividend = {
    kind: 'dividend',
    page: 'agentDividend',
    sums: async () => [{ day: DAY, earned: baht(9), paid: baht(4) }],
  } as const;
  const shown = await showIncome({ db: db.kysely, kinds: [dividend] }, earner, {
    period,
    today: DAY,
    currency: 'THB',
  });
  // 1520 × 0.4 % and 100 × 0.7 %.
  expect(shown).toMatchObject({
    earned: '15.78',
    paid: '10.78',
    waiting: '0.00',
    frozen: false,
    kinds: [
      { kind: 'category', earned: '6.78', page: null },
      { kind: 'dividend', earned: '9.00', page: 'agentDividend' },
    ],
    parts: [{ kind: 'category', part: 'LOTT', turnover: '1620.00', earned: '6.78' }],
    days: [{ day: DAY, earned: '15.78' }],
  });
});

test('each row opens into the next level, which adds up to it, and at the end into the bets of one account', async () => {
  const rows = await all((after) =>
    listRows(db.kysely, earner, { day: DAY, kind: undefined, part: undefined, pageSize: 1, after }),
  );
  expect(rows.map(({ child, turnover, earned }) => [child.id, turnover, earned])).toEqual([
    [agent, '1520.00', '6.08'],
    [direct, '100.00', '0.70'],
  ]);
  const { turnover } = await listBranch(db.kysely, earner, { ...PART, ...PAGE, under: agent });
  expect(turnover).toBe('1520.00');
  const below = await all((after) =>
    listBranch(db.kysely, earner, { ...PART, under: agent, pageSize: 1, after }),
  );
  expect(below.map(({ child, turnover: of }) => [child.id, child.own, of])).toEqual([
    [player, false, '1020.00'],
    [agent, true, '500.00'],
  ]);
  const sources = [source];
  const bets = await all(async (after) => {
    const page = await listBets(
      { db: db.kysely, sources },
      earner,
      { ...PART, pageSize: 2, after, member: player },
      'EN',
    );
    return { rows: page.bets, next: page.next };
  });
  expect(bets).toHaveLength(3);
  expect(bets.reduce((sum, bet) => sum + moneyOf(bet.turnover), 0n)).toBe(baht(1020));
});

test('who was in no line of the agent’s on that day is unknown, and what was never before stays out of the file', async () => {
  const stranger = await fixture.join(undefined, clock.now(), 1);
  const other: Earner = { merchantId, agentId: stranger };
  await expect(listBranch(db.kysely, other, { ...PART, ...PAGE, under: agent })).rejects.toEqual(
    new Refusal('member_unknown'),
  );
  await expect(
    listBets({ db: db.kysely, sources: [] }, other, { ...PART, ...PAGE, member: player }, 'EN'),
  ).rejects.toEqual(new Refusal('member_unknown'));
  const lines: unknown[] = [];
  for await (const line of exportIncome(db.kysely, earner, period).rows) lines.push(line);
  expect(lines).toMatchObject([
    [
      DAY,
      expect.not.stringContaining('***'),
      'category',
      'LOTT',
      expect.anything(),
      expect.anything(),
      expect.anything(),
      expect.anything(),
    ],
    [
      DAY,
      expect.not.stringContaining('***'),
      'category',
      'LOTT',
      expect.anything(),
      expect.anything(),
      expect.anything(),
      expect.anything(),
    ],
  ]);
});

test('days the wrong way round, and more than a year of them, are refused', () => {
  const calendar = { timeZone: 'Asia/Bangkok', now: clock.now() };
  expect(() => incomePeriod({ from: '2026-11-20', to: '2026-11-19' }, calendar)).toThrow(Refusal);
  expect(() => incomePeriod({ from: '2025-11-19', to: '2026-11-20' }, calendar)).toThrow(Refusal);
  expect(incomePeriod({}, calendar)).toEqual({ from: '2026-10-22', to: '2026-11-20' });
});
