import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { ownSource } from '../../play/bets/own-source.fixture.ts';
import { checkTeamInvariants } from './check-team-invariants.ts';
import { countUp } from './count-up.ts';
import { readActive } from './read-active.ts';
import { readBranchFigures } from './read-branch-figures.ts';
import { readTeamFigures } from './read-figures.ts';
import { readSize } from './read-size.ts';
import { teamFixture } from './team.fixture.ts';

const UNIT = 100_000n;
/** Nov 20, 2026 is a Friday; noon in Bangkok. */
const FRIDAY = new Date('2026-11-20T05:00:00Z');
const SATURDAY = new Date('2026-11-21T05:00:00Z');
const NEXT_MONDAY = new Date('2026-11-23T05:00:00Z');
const WHOLE_MONTH = { from: '2026-11-01', to: '2026-11-30' };

const { db, url } = await testDatabase();
const fixture = await teamFixture(db, await ownSource(url, db));
const { merchantId } = fixture;
afterEach(async () => expect(await checkTeamInvariants(db.kysely)).toEqual([]));

const team = (agentId: string, period = WHOLE_MONTH) =>
  readTeamFigures(db.kysely, { merchantId, agentId }, period);
const children = async (agentId: string) => {
  const { rows } = await db.pool.query<{ child_id: string; turnover: string }>(
    'select child_id, sum(valid_turnover)::text as turnover from teams.branch_play where agent_id = $1 group by 1',
    [agentId],
  );
  return Object.fromEntries(rows.map((row) => [row.child_id, BigInt(row.turnover)]));
};
const active = async (agentId: string) => {
  const { rows } = await db.pool.query<{ kind: string; child_id: string; members: number }>(
    `select kind, from_day::text, child_id, members from teams.branch_active
     where agent_id = $1 and members <> 0 order by kind, from_day, child_id`,
    [agentId],
  );
  return rows;
};
const size = (agentId: string) => readSize(db.kysely, { merchantId, agentId });
const sized = (members: number, agents: number, direct: number) => ({ members, agents, direct });

/** A house: top → middle → low, with a player below low, and another agent beside. */
async function house() {
  const top = await fixture.join(undefined, FRIDAY, 1);
  const middle = await fixture.join(top, FRIDAY, 1);
  const low = await fixture.join(middle, FRIDAY, 1);
  const beside = await fixture.join(undefined, FRIDAY, 1);
  const player = await fixture.join(low, FRIDAY);
  await fixture.deposit(player, 1000n * UNIT, FRIDAY);
  return { top, middle, low, beside, player };
}

test('a bet counts once for each agent above its member, in the child through which it came', async () => {
  const { top, middle, low, beside, player } = await house();
  await fixture.play(player, 100n * UNIT, 150n * UNIT, FRIDAY);
  await fixture.deposit(low, 50n * UNIT, FRIDAY);
  await fixture.play(low, 7n * UNIT, 0n, SATURDAY);
  expect(await countUp(db.kysely)).toBe(true);
  expect(await countUp(db.kysely, 1)).toBe(true);
  for (const agent of [top, middle, low])
    expect(await team(agent)).toMatchObject({
      bets: 2n,
      stake: 107n * UNIT,
      payout: 150n * UNIT,
      validTurnover: 107n * UNIT,
    });
  expect(await team(beside)).toMatchObject({ bets: 0n, stake: 0n });
  expect(await children(top)).toEqual({ [middle]: 107n * UNIT });
  expect(await children(low)).toEqual({ [player]: 100n * UNIT, [low]: 7n * UNIT });
  expect(await team(top, { from: '2026-11-21', to: '2026-11-21' })).toMatchObject({
    bets: 1n,
    stake: 7n * UNIT,
  });
});

test('what is corrected or rolled back later corrects the day and the line of the bet, wherever the branch is by then', async () => {
  const { top, low, beside, player } = await house();
  const won = await fixture.play(player, 10n * UNIT, 50n * UNIT, FRIDAY);
  const lost = await fixture.play(player, 20n * UNIT, 0n, FRIDAY);
  await countUp(db.kysely);
  await fixture.move(low, beside, FRIDAY);
  await fixture.play(player, 3n * UNIT, 0n, FRIDAY);
  await fixture.play(player, 4n * UNIT, 0n, SATURDAY);
  await fixture.settle(player, { line: won, payout: -50n * UNIT, payouts: -1 }, NEXT_MONDAY);
  await fixture.rollBack(player, lost, NEXT_MONDAY);
  await countUp(db.kysely);
  expect(await team(top)).toMatchObject({ bets: 2n, stake: 13n * UNIT, payout: 0n });
  expect(await team(beside)).toMatchObject({ bets: 1n, stake: 4n * UNIT });
  expect(await team(low)).toMatchObject({ bets: 3n, stake: 17n * UNIT });
  expect([await size(top), await size(beside)]).toEqual([sized(1, 1, 1), sized(2, 1, 1)]);
});

test('a member is active once a period, in the child of the first active day, and no more when the only bet is taken back', async () => {
  const { top, middle, low, player } = await house();
  const day = (kind: string, from_day: string, child_id: string) => ({
    kind,
    from_day,
    child_id,
    members: 1,
  });
  const friday = await fixture.play(player, UNIT, 0n, FRIDAY);
  await fixture.play(player, UNIT, 0n, FRIDAY);
  await countUp(db.kysely);
  await fixture.move(player, middle, FRIDAY);
  await fixture.play(player, UNIT, 0n, SATURDAY);
  await fixture.play(player, UNIT, 0n, NEXT_MONDAY);
  await countUp(db.kysely, 1);
  expect(await active(low)).toEqual([
    day('day', '2026-11-20', player),
    day('half_month', '2026-11-16', player),
    day('month', '2026-11-01', player),
    day('week', '2026-11-16', player),
  ]);
  expect(await active(middle)).toEqual([
    day('day', '2026-11-20', low),
    day('day', '2026-11-21', player),
    day('day', '2026-11-23', player),
    day('half_month', '2026-11-16', low),
    day('month', '2026-11-01', low),
    day('week', '2026-11-16', low),
    day('week', '2026-11-23', player),
  ]);
  expect((await active(top)).filter(({ kind }) => kind === 'month')).toEqual([
    day('month', '2026-11-01', middle),
  ]);

  // One bet of Friday is left; then none.
  await fixture.rollBack(player, friday, NEXT_MONDAY);
  await countUp(db.kysely);
  expect((await active(low)).length).toBe(4);
  const { rows } = await db.pool.query<{ id: string; reference: string; stake: bigint }>(
    "select id, reference, stake from bets.bet where member_id = $1 and day = '2026-11-20' and status = 'lost'",
    [player],
  );
  for (const { id, reference, stake } of rows)
    await fixture.rollBack(player, { id, reference, stake, game: 'SSC' }, NEXT_MONDAY);
  await countUp(db.kysely);
  expect(await active(low)).toEqual([]);
  expect((await active(middle)).filter(({ kind }) => kind !== 'day')).toEqual([
    day('half_month', '2026-11-16', player),
    day('month', '2026-11-01', player),
    day('week', '2026-11-16', player),
    day('week', '2026-11-23', player),
  ]);
  expect((await active(top)).filter(({ kind }) => kind === 'month')).toEqual([
    day('month', '2026-11-01', middle),
  ]);
});

test('money counts by what it was for, and a first deposit that is taken back gives way to the next that stands', async () => {
  const top = await fixture.join(undefined, FRIDAY, 1);
  const player = await fixture.join(top, FRIDAY);
  const first = await fixture.deposit(player, 100n * UNIT, FRIDAY);
  await fixture.deposit(player, 30n * UNIT, SATURDAY);
  await fixture.withdraw(player, 20n * UNIT, SATURDAY);
  const wallet = { kind: 'wallet', memberId: player } as const;
  const promotion = { kind: 'promotion' } as const;
  const gift = await fixture.post(
    [
      { from: promotion, to: wallet, amount: 5n * UNIT, code: 'promotion_reward' },
      { from: promotion, to: wallet, amount: 2n * UNIT, code: 'rebate' },
    ],
    SATURDAY,
  );
  await countUp(db.kysely);
  const before = await team(top);
  expect(before).toMatchObject({
    deposits: 130n * UNIT,
    depositCount: 2n,
    withdrawals: 20n * UNIT,
    withdrawalCount: 1n,
    firstDeposits: 1n,
    firstDepositAmount: 100n * UNIT,
    bonuses: 5n * UNIT,
    rebates: 2n * UNIT,
    joined: 1n,
  });

  expect(await fixture.reverse(first, NEXT_MONDAY)).toBe('posted');
  expect(await fixture.reverse(gift, NEXT_MONDAY)).toBe('posted');
  await countUp(db.kysely);
  expect(await team(top)).toEqual({
    ...before,
    deposits: 30n * UNIT,
    depositCount: 1n,
    firstDepositAmount: 30n * UNIT,
    bonuses: 0n,
    rebates: 0n,
  });
  expect(await team(top, { from: '2026-11-20', to: '2026-11-20' })).toMatchObject({
    deposits: 0n,
    firstDeposits: 0n,
  });
  expect(await team(top, { from: '2026-11-23', to: '2026-11-30' })).toMatchObject({
    deposits: 0n,
    bonuses: 0n,
  });
});

test('sizes follow who joined, was moved with all below, or was made an agent', async () => {
  const { top, middle, low, beside, player } = await house();
  await countUp(db.kysely, 1);
  expect([await size(top), await size(middle), await size(low)]).toEqual([
    sized(3, 2, 1),
    sized(2, 1, 1),
    sized(1, 0, 1),
  ]);
  await fixture.appoint(player, FRIDAY);
  const newcomer = await fixture.join(player, FRIDAY);
  await fixture.move(middle, beside, SATURDAY);
  await countUp(db.kysely);
  expect([await size(top), await size(beside), await size(middle), await size(player)]).toEqual([
    sized(0, 0, 0),
    sized(4, 3, 1),
    sized(3, 2, 1),
    sized(1, 0, 1),
  ]);
  expect([await size(newcomer), (await team(top)).joined, (await team(top)).joinedAgents]).toEqual([
    sized(0, 0, 0),
    4n,
    2n,
  ]);
});

test('a change of the tree that is late counts from the day after those that were counted', async () => {
  const { top, low, beside, player } = await house();
  const beforeMidnight = new Date('2026-11-20T16:59:59.999Z');
  const afterMidnight = new Date('2026-11-20T17:00:00.000Z');
  await fixture.play(player, UNIT, 0n, afterMidnight);
  await countUp(db.kysely);
  await fixture.move(low, beside, beforeMidnight);
  await fixture.play(player, UNIT, 0n, SATURDAY);
  await fixture.play(player, UNIT, 0n, NEXT_MONDAY);
  await countUp(db.kysely);
  expect([(await team(top)).bets, (await team(beside)).bets]).toEqual([2n, 1n]);
});

test('branches are read a page at a time, those with the greatest turnover first, and add up to the team', async () => {
  const { top, middle } = await house();
  const direct = [];
  for (const turnover of [5n, 9n, 1n]) {
    const member = await fixture.join(top, FRIDAY);
    await fixture.deposit(member, 100n * UNIT, FRIDAY);
    await fixture.play(member, turnover * UNIT, 0n, SATURDAY);
    direct.push(member);
  }
  await countUp(db.kysely);
  const [five, nine, one] = direct;
  const week = { from: '2026-11-16', to: '2026-11-22' };
  const place = { merchantId, agentId: top };
  const page = async (offset: number) => readBranchFigures(db.kysely, place, week, { limit: 2, offset });
  const [first, second] = [await page(0), await page(2)];
  expect([first.total, second.total]).toEqual([4, 4]);
  const list = [...first.list, ...second.list];
  expect(list.map(({ childId, active: members }) => [childId, members])).toEqual([
    [nine, 1],
    [five, 1],
    [one, 1],
    [middle, 0],
  ]);
  const whole = await team(top, week);
  for (const [figure, sum] of Object.entries(whole))
    expect([
      figure,
      list.reduce((total, branch) => total + branch[figure as keyof typeof whole], 0n),
    ]).toEqual([figure, sum]);
  expect(await readActive(db.kysely, place, 'week', week.from)).toBe(3);
  const days = { from: '2026-11-20', to: '2026-11-21' };
  expect((await readBranchFigures(db.kysely, place, days, { limit: 1 })).list[0]?.active).toBeNull();
});
