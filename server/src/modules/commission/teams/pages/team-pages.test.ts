import { randomInt } from 'node:crypto';
import { TEAM_FIGURES, type TeamFigure, type TeamPeriod } from '@lanna/contract/commission/teams/team';
import { parseMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { type Line, ownSource } from '../../../play/bets/own-source.fixture.ts';
import { countUp } from '../count-up.ts';
import { teamFixture } from '../team.fixture.ts';
import { findInTeam } from './find-in-team.ts';
import { listBranches } from './list-branches.ts';
import { listMemberBets } from './list-member-bets.ts';
import { listTeamMoves } from './list-team-moves.ts';
import { listUserProfit } from './list-user-profit.ts';
import { showBetting } from './show-betting.ts';
import { showOverview } from './show-overview.ts';

const UNIT = 100_000n;
/** A Friday, at noon in Bangkok; the month runs since Sunday the first, the week since Monday the 23rd. */
const NOW = new Date('2026-11-27T05:00:00Z');
const DAY_MS = 86_400_000;
const CATEGORIES = ['LOTT', 'LIVE', 'RNG', 'SPORTS'] as const;

const { db, url } = await testDatabase();
const source = await ownSource(url, db);
const fixture = await teamFixture(db, source);
const { brand } = fixture;
const books = { db: db.kysely, now: NOW };
const record = { ...books, sources: () => [source.source] };
const reader = (memberId: string) => ({ brand, memberId, language: 'EN' as const });
const days = { from: undefined, to: undefined };
const page = { after: undefined, pageSize: 3 };

const PLAYED: readonly TeamFigure[] = ['turnover', 'stake', 'payout', 'profit', 'bets'];
const MOVED = {
  deposits: 'deposit',
  withdrawals: 'withdrawal',
  bonuses: 'bonus',
  rebates: 'rebate',
} as const;

test('every figure opens a list whose rows sum to it to the last unit, on every level and page, down to each bet and transaction', async () => {
  const top = await playRandomly(testSize(2400));
  expect(await countUp(db.kysely)).toBe(true);
  let opened = 0;
  for (const period of ['today', 'yesterday', 'week', 'month'] as const) {
    const overview = await showOverview(books, reader(top), period);
    for (const figure of TEAM_FIGURES) {
      const shown = figure === 'members' ? overview.members : overview.now[figure];
      opened += await openFigure(top, figure, period, undefined, amount(shown ?? 0));
    }
    const income = await listAll((after) =>
      listTeamMoves(books, reader(top), { ...days, ...page, period, under: [top], kind: 'income', after }),
    );
    expect(sum(income.map((row) => row.amount))).toBe(amount(overview.now.income));
  }
  expect(opened).toBeGreaterThan(100);
}, 240_000);

/** Opens a list, compares its rows with the figure they stand behind, and goes on below each of them. Answers how many lists it opened. */
async function openFigure(
  top: string,
  figure: TeamFigure,
  period: TeamPeriod,
  under: string[] | undefined,
  expected: bigint,
): Promise<number> {
  const asked = { ...days, ...page, period, under };
  const at = `${figure} of the ${period} under ${under?.length ?? 0} steps`;
  const first = await listBranches(books, reader(top), { ...asked, figure, sort: undefined });
  const rows = await listAll((after) =>
    after === undefined
      ? Promise.resolve(first)
      : listBranches(books, reader(top), { ...asked, figure, sort: undefined, after }),
  );
  expect(amount(first.total), `total: ${at}`).toBe(expected);
  expect(sum(rows.map(({ value }) => value)), `rows: ${at}`).toBe(expected);
  expect(
    rows.map(({ value }) => amount(value)),
    at,
  ).toEqual(
    rows.map(({ value }) => amount(value)).toSorted((one, other) => (one > other ? -1 : one < other ? 1 : 0)),
  );
  const isLeaf = first.path.at(-1)?.agent === false;
  if (isLeaf) await openLeaf(top, figure, period, under ?? [], expected);
  let opened = 1;
  if (isLeaf) return opened;
  if (figure === 'turnover') await comparePlay(top, period, under);
  for (const row of rows)
    opened += await openFigure(top, figure, period, [...(under ?? []), row.id], amount(row.value));
  return opened;
}

/** One member: the bets or transactions themselves. */
async function openLeaf(
  top: string,
  figure: TeamFigure,
  period: TeamPeriod,
  under: string[],
  expected: bigint,
) {
  const asked = { ...days, ...page, period, under };
  if (PLAYED.includes(figure)) {
    const bets = await listAll((after) =>
      listMemberBets(record, reader(top), { ...asked, category: undefined, after }),
    );
    const value = {
      turnover: () => sum(bets.map(({ turnover }) => turnover)),
      stake: () => sum(bets.map(({ stake }) => stake)),
      payout: () => sum(bets.map(({ payout }) => payout)),
      profit: () => sum(bets.map(({ stake }) => stake)) - sum(bets.map(({ payout }) => payout)),
      bets: () => BigInt(bets.length) * UNIT,
    }[figure as 'bets']();
    expect(value, `bets of ${figure}`).toBe(expected);
  }
  if (figure in MOVED) {
    const kind = MOVED[figure as keyof typeof MOVED];
    const moves = await listAll((after) => listTeamMoves(books, reader(top), { ...asked, kind, after }));
    expect(sum(moves.map((row) => row.amount)), `moves of ${figure}`).toBe(expected);
  }
}

/** The pages of betting and of profit say the same of a level, by category, by day and by account. */
async function comparePlay(top: string, period: TeamPeriod, under: string[] | undefined) {
  const asked = { ...days, ...page, period, under };
  const betting = await showBetting(books, reader(top), { ...asked, category: undefined, sort: undefined });
  const profit = await listUserProfit(books, reader(top), { ...asked, sort: undefined });
  const profits = await listAll((after) =>
    listUserProfit(books, reader(top), { ...asked, sort: undefined, after }),
  );
  for (const figure of ['turnover', 'stake', 'payout', 'profit', 'bets'] as const) {
    const { total } = await listBranches(books, reader(top), { ...asked, figure, sort: undefined });
    const parts = [betting.categories, betting.days, profits].map((rows) =>
      sum(rows.map((row) => row[figure])),
    );
    expect([betting.totals, profit.totals].map((totals) => amount(totals[figure]))).toEqual([
      amount(total),
      amount(total),
    ]);
    expect(parts, figure).toEqual(parts.map(() => amount(total)));
  }
}

test('the flat list of transactions holds each of the line once, newest first, and sums to its totals', async () => {
  const top = await playRandomly(testSize(800));
  await countUp(db.kysely);
  const asked = { ...days, ...page, period: 'month' as const, under: undefined, kind: undefined };
  const { totals } = await listTeamMoves(books, reader(top), asked);
  const moves = await listAll((after) => listTeamMoves(books, reader(top), { ...asked, after }));
  const ofKind = (kind: string) => sum(moves.filter((move) => move.kind === kind).map((move) => move.amount));
  expect(new Set(moves.map(({ id, member }) => `${id} ${member.id}`)).size).toBe(moves.length);
  expect(moves.map(({ at }) => at)).toEqual(
    moves
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  for (const kind of ['deposit', 'withdrawal', 'bonus', 'rebate', 'income'] as const)
    expect(ofKind(kind), kind).toBe(amount(totals[kind]));
});

test('a member is found by the whole name alone, and only in the own line as it was on these days', async () => {
  const at = new Date(NOW.getTime() - 10 * DAY_MS);
  const [top, other] = [await fixture.join(undefined, at, 1), await fixture.join(undefined, at, 1)];
  const middle = await fixture.join(top, at, 1);
  const low = await fixture.join(middle, at);
  const { username } = await db.kysely
    .selectFrom('members.account')
    .select('username')
    .where('id', '=', low)
    .executeTakeFirstOrThrow();
  const find = (agent: string, account: string, from = '2026-11-20', to = '2026-11-27') =>
    findInTeam(books, reader(agent), { period: undefined, from, to, account });
  expect((await find(top, username.toUpperCase())).path.map(({ id }) => id)).toEqual([middle, low]);
  await expect(find(top, username.slice(0, -1))).rejects.toThrow('team_branch_unknown');
  await expect(find(other, username)).rejects.toThrow('team_branch_unknown');
  await fixture.move(middle, other, new Date(NOW.getTime() - 3 * DAY_MS));
  expect((await find(top, username)).path.map(({ id }) => id)).toEqual([middle, low]);
  expect((await find(other, username)).path.map(({ id }) => id)).toEqual([middle, low]);
  await expect(find(top, username, '2026-11-26')).rejects.toThrow('team_branch_unknown');
});

test('days the wrong way round, too many or yet to come, and places of others, are refused', async () => {
  const top = await fixture.join(undefined, NOW, 1);
  const stranger = await fixture.join(await fixture.join(undefined, NOW, 1), NOW);
  const asked = {
    ...page,
    period: undefined,
    figure: 'turnover' as const,
    sort: undefined,
    under: undefined,
  };
  const list = (from: string, to: string, under?: string[]) =>
    listBranches(books, reader(top), { ...asked, from, to, under });
  await expect(list('2026-11-20', '2026-11-19')).rejects.toThrow('team_period_refused');
  await expect(list('2026-08-27', '2026-11-27')).rejects.toThrow('team_period_refused');
  await expect(list('2026-08-28', '2026-11-27')).resolves.toMatchObject({ rows: [] });
  await expect(list('2026-11-27', '2026-11-28')).rejects.toThrow('team_period_refused');
  await expect(list('2026-11-27', '2026-11-27', [stranger])).rejects.toThrow('team_branch_unknown');
  await expect(
    listBranches(books, reader(top), { ...asked, figure: 'active', from: '2026-11-20', to: '2026-11-27' }),
  ).rejects.toThrow('team_period_refused');
});

/** A team of some agents that plays, pays and is moved about over four weeks. Answers the agent at the top. */
async function playRandomly(steps: number): Promise<string> {
  const begin = new Date('2026-11-02T03:00:00Z').getTime();
  const outside = await fixture.join(undefined, new Date(begin), 1);
  const top = await fixture.join(undefined, new Date(begin), 1);
  const agents = [top];
  const members = [top];
  const lines: { member: string; line: Line }[] = [];
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[randomInt(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  for (let step = 0; step < steps; step++) {
    const now = new Date(begin + Math.floor((step / steps) * (NOW.getTime() - begin)));
    const chance = randomInt(100);
    if (members.length < 6 || chance < 8) {
      const isAgent = chance % 3 === 0;
      const joined = await fixture.join(pick(agents), now, isAgent ? 1 : 0);
      members.push(joined);
      if (isAgent) agents.push(joined);
      await fixture.deposit(joined, BigInt(500 + randomInt(500)) * UNIT + BigInt(randomInt(99_999)), now);
    } else if (chance < 60) {
      const member = pick(members);
      const stake = BigInt(1 + randomInt(9)) * UNIT + BigInt(randomInt(99_999));
      const payout = randomInt(3) === 0 ? stake * 2n + BigInt(randomInt(999)) : 0n;
      if (member !== top || chance < 20) {
        if (member === top) await fixture.deposit(top, 20n * UNIT, now);
        const line = await fixture.play(member, stake, payout, now, pick(CATEGORIES));
        if (payout === 0n) lines.push({ member, line });
      }
    } else if (chance < 70) await fixture.deposit(pick(members), BigInt(1 + randomInt(90_000_000)), now);
    else if (chance < 76) await fixture.withdraw(pick(members.slice(1)), BigInt(1 + randomInt(300_000)), now);
    else if (chance < 84) await give(pick(members), now);
    else if (chance < 90 && lines.length > 0) {
      const { member, line } = pick(lines);
      lines.splice(
        lines.findIndex((one) => one.line === line),
        1,
      );
      // The result was another one, or the bet is taken back as a whole.
      if (chance % 2 === 0) await fixture.settle(member, { line, payout: line.stake + 7n, payouts: 1 }, now);
      else await fixture.rollBack(member, line, now);
    } else if (chance < 97) {
      const member = pick(members.slice(1));
      const target = randomInt(6) === 0 ? outside : pick(agents);
      await fixture.move(member, target, now).catch(() => undefined);
    } else {
      const member = pick(members.slice(1));
      await fixture.appoint(member, now);
      if (!agents.includes(member)) agents.push(member);
    }
  }
  return top;
}

async function give(memberId: string, now: Date) {
  const wallet = { kind: 'wallet', memberId } as const;
  const amountGiven = BigInt(1 + randomInt(900_000));
  await fixture.post(
    [{ from: { kind: 'promotion' }, to: wallet, amount: amountGiven, code: 'promotion_reward' }],
    now,
  );
  await fixture.post(
    [{ from: { kind: 'promotion' }, to: wallet, amount: amountGiven / 2n + 1n, code: 'rebate' }],
    now,
  );
  await fixture
    .post([{ from: { kind: 'agent_pay' }, to: wallet, amount: amountGiven, code: 'commission' }], now)
    .catch(() => undefined);
}

async function listAll<Row>(
  read: (after: string | undefined) => Promise<{ rows: Row[]; next: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | undefined; ; ) {
    const part = await read(after);
    rows.push(...part.rows);
    if (part.next === null) return rows;
    after = part.next;
  }
}

function amount(value: string | number): bigint {
  return parseMoney(String(value)) ?? 0n;
}

function sum(values: readonly (string | number)[]): bigint {
  return values.reduce<bigint>((total, value) => total + amount(value), 0n);
}
