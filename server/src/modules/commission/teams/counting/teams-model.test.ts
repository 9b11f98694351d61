import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import type { Leg } from '../../../books/ledger/post-group.ts';
import { type Line, ownSource } from '../../../play/bets/own-source.fixture.ts';
import { checkTeamInvariants } from '../check-team-invariants.ts';
import { countUp } from '../count-up.ts';
import { readSize } from '../read-size.ts';
import { teamFixture } from '../team.fixture.ts';
import {
  activeOf,
  branchesOf,
  change,
  isBelow,
  join,
  type ModelAccount,
  type ModelBet,
  sizeOf,
  type TeamModel,
} from './team-model.ts';

/** Stories of some two hundred steps. */
const STORIES = testSize(120);

const { db, url } = await testDatabase();
const source = await ownSource(url, db);
const owner = await ownerOf(url);
const killed = openDatabase({ url, maxConnections: 4 });
killed.pool.on('error', () => {});
afterAll(() => killed.close());

const BEGIN_MS = Date.parse('2026-11-25T05:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNIT = 100_000n;
const FUNDS = 1_000_000n * UNIT;
const dayOf = (atMs: number) => new Date(atMs + 7 * HOUR_MS).toISOString().slice(0, 10);
const midnightAfter = (atMs: number) => Date.parse(`${dayOf(atMs)}T00:00:00Z`) - 7 * HOUR_MS + DAY_MS;

const who = fc.nat(1000);
const amount = fc.integer({ min: 1, max: 500 }).map((units) => BigInt(units) * 1117n);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('join'),
      who,
      rooted: fc.integer({ min: 0, max: 9 }),
      agent: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('move'), who, to: fc.option(who, { freq: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('appoint'), who }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('place'), who, amount }) },
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constant('settle'), which: who, payout: fc.option(amount) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('correct'), which: who, payout: amount }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rollBack'), which: who }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('deposit'), who, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdraw'), who, amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('gift'), who, amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay'), who, amount, code: fc.nat(8) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('reverse'), which: who }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      ms: fc.oneof(fc.nat(2 * HOUR_MS), fc.nat(3 * DAY_MS), fc.nat(25 * DAY_MS)),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edge'), early: fc.integer({ min: 0, max: 1 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('count'),
      atOnce: fc.integer({ min: 1, max: 40 }),
      cut: fc.nat(3),
      kill: fc.boolean(),
    }),
  },
);
const sequence = fc.array(step, { minLength: 150, maxLength: 250, size: 'max' });

/** What is paid to members or taken back from them, with the figure it counts in. */
const PAYMENTS: {
  code: string;
  figure: string;
  sign: bigint;
  legs: (memberId: string, amount: bigint) => Leg[];
}[] = [
  ...(['commission', 'salary', 'dividend'] as const).flatMap((code) => {
    const figure = { commission: 'commissions', salary: 'salaries', dividend: 'dividends' }[code];
    const agentPay = { kind: 'agent_pay' } as const;
    return [
      {
        code,
        figure,
        sign: 1n,
        legs: (memberId: string, paid: bigint): Leg[] => [
          { from: agentPay, to: { kind: 'wallet', memberId }, amount: paid, code },
        ],
      },
      {
        code: `${code}_returned`,
        figure,
        sign: -1n,
        legs: (memberId: string, paid: bigint): Leg[] => [
          { from: { kind: 'wallet', memberId }, to: agentPay, amount: paid, code: `${code}_returned` },
        ],
      },
      {
        code: `${code}_shortfall`,
        figure,
        sign: -1n,
        legs: (memberId: string, paid: bigint): Leg[] => [
          { from: { kind: 'receivable', memberId }, to: agentPay, amount: paid, code: `${code}_shortfall` },
        ],
      },
    ];
  }),
];

test('teams are counted as a model counts them that keeps everything and forgets nothing', async () => {
  let stories = 0;
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      await live(steps);
      stories += 1;
    }),
    { numRuns: STORIES, endOnFailure: true },
  );
  expect(stories).toBe(STORIES);
  expect(await checkTeamInvariants(db.kysely)).toEqual([]);
}, 1_800_000);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function live(steps: Step[]) {
  const fixture = await teamFixture(db, source);
  const model: TeamModel = { accounts: [], bets: [], money: [] };
  const lines = new Map<ModelBet, Line>();
  const counting: Promise<unknown>[] = [];
  let nowMs = BEGIN_MS;

  const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
  const agents = () => model.accounts.filter(({ isAgent }) => isAgent);
  const note = (posting: string, member: ModelAccount, figure: string, of: bigint) =>
    model.money.push({ posting, member, day: dayOf(nowMs), figure, amount: of, takenBack: false });

  async function take(step: Step) {
    const now = new Date(nowMs);
    const member = 'who' in step ? pick(model.accounts, step.who) : undefined;
    switch (step.kind) {
      case 'join': {
        const above = step.rooted === 0 ? undefined : pick(agents(), step.who);
        const id = await fixture.join(above?.id, now, step.agent ? 1 : 0);
        join(model, id, above, step.agent, dayOf(nowMs));
        await fixture.fund(id, FUNDS, now);
        return;
      }
      case 'move': {
        const to = step.to === null ? undefined : pick(agents(), step.to);
        if (!member || to === member || to === member.above || (to && isBelow(to, member))) return;
        await fixture.move(member.id, to?.id ?? null, now);
        return change(member, to, member.isAgent, dayOf(nowMs + DAY_MS));
      }
      case 'appoint':
        if (!member || member.isAgent) return;
        await fixture.appoint(member.id, now);
        return change(member, member.above, true, dayOf(nowMs + DAY_MS));
      case 'place': {
        if (!member) return;
        const bet = { member, stake: step.amount, payout: 0n, day: undefined, refunded: false };
        lines.set(bet, await fixture.place(member.id, step.amount, now));
        model.bets.push(bet);
        return;
      }
      case 'settle': {
        const bet = pick(
          model.bets.filter(({ day, refunded }) => !day && !refunded),
          step.which,
        );
        if (!bet) return;
        const payout = step.payout ?? 0n;
        await outcome(bet, { payout, payouts: payout > 0n ? 1 : 0 });
        bet.payout = payout;
        bet.day = dayOf(nowMs);
        return;
      }
      case 'correct': {
        const bet = pick(
          model.bets.filter(({ day, refunded }) => day && !refunded),
          step.which,
        );
        if (!bet) return;
        const payout = bet.payout > 0n ? 0n : step.payout;
        await outcome(bet, { payout: payout - bet.payout, payouts: payout > 0n ? 1 : -1 });
        bet.payout = payout;
        return;
      }
      case 'rollBack': {
        const bet = pick(
          model.bets.filter(({ refunded }) => !refunded),
          step.which,
        );
        if (!bet) return;
        if (bet.payout > 0n) await outcome(bet, { payout: -bet.payout, payouts: -1 });
        await outcome(bet, { refund: bet.stake });
        bet.refunded = true;
        return;
      }
      case 'deposit':
        if (member) note(await fixture.deposit(member.id, step.amount, now), member, 'deposits', step.amount);
        return;
      case 'withdraw':
        if (member)
          note(await fixture.withdraw(member.id, step.amount, now), member, 'withdrawals', step.amount);
        return;
      case 'gift': {
        if (!member) return;
        // Legs between the same accounts.
        const leg = {
          from: { kind: 'promotion' },
          to: { kind: 'wallet', memberId: member.id },
          amount: step.amount,
        } as const;
        const posting = await fixture.post(
          [
            { ...leg, code: 'promotion_reward' },
            { ...leg, amount: 2n * step.amount, code: 'rebate' },
          ],
          now,
        );
        note(posting, member, 'bonuses', step.amount);
        note(posting, member, 'rebates', 2n * step.amount);
        return;
      }
      case 'pay': {
        const payment = PAYMENTS[step.code];
        if (!member || !payment) return;
        const posting = await fixture.post(payment.legs(member.id, step.amount), now);
        note(posting, member, payment.figure, payment.sign * step.amount);
        return;
      }
      case 'reverse': {
        const posting = pick(
          model.money.filter(({ takenBack }) => !takenBack),
          step.which,
        )?.posting;
        if (!posting) return;
        expect(await fixture.reverse(posting, now)).toBe('posted');
        for (const money of model.money) if (money.posting === posting) money.takenBack = true;
        return;
      }
      case 'wait':
        nowMs += step.ms;
        return;
      case 'edge':
        nowMs = midnightAfter(nowMs) - step.early;
        return;
      case 'count':
        return count(step);
    }
  }
  async function outcome(bet: ModelBet, by: { payout?: bigint; payouts?: number; refund?: bigint }) {
    const line = lines.get(bet);
    if (!line) throw new Error('a bet has its line');
    await fixture.settle(bet.member.id, { line, ...by }, new Date(nowMs));
  }
  /** Two at once, which go on beside the steps that follow; or cut anywhere; or killed on the way. */
  async function count({ atOnce, cut, kill }: { atOnce: number; cut: number; kill: boolean }) {
    if (cut > 0) {
      const name = ['bets', 'money', 'tree'][cut - 1];
      const counter = {
        bets: 'bets.settlement_number',
        money: 'ledger.transfer_id',
        tree: 'agents.tree_event_number',
      }[name ?? ''];
      await db.pool.query(
        `select teams.count_${name}((select case when is_called then last_value else 0 end from ${counter}), $1)`,
        [atOnce],
      );
      return;
    }
    const counted = [countUp(killed.kysely, atOnce), countUp(killed.kysely, atOnce + 3)];
    counting.push(Promise.allSettled(counted));
    if (!kill) return;
    await sleep(Math.random() * 10);
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and query like '%teams.count_%' and pid <> pg_backend_pid()`);
  }

  for (const [at, step] of steps.entries()) {
    await take(step);
    if (at % 60 === 59) await expectToAgree(fixture.merchantId, model);
  }
  await Promise.all(counting);
  await expectToAgree(fixture.merchantId, model);
}

async function expectToAgree(merchantId: string, model: TeamModel) {
  await countUp(db.kysely);
  expect(await branchesIn(merchantId)).toEqual(branchesOf(model));
  expect(await activeIn(merchantId)).toEqual(activeOf(model));
  for (const account of model.accounts)
    expect(await readSize(db.kysely, { merchantId, agentId: account.id })).toEqual(sizeOf(model, account));
}

/** Figures as they are kept, named as the model names them. */
async function branchesIn(merchantId: string): Promise<Record<string, Record<string, bigint>>> {
  const branches: Record<string, Record<string, bigint>> = {};
  for (const table of ['branch_play', 'branch_money']) {
    const { rows } = await db.pool.query<Record<string, unknown>>(
      `select concat_ws(' ', agent_id, day, child_id) as key, * from teams.${table} where merchant_id = $1`,
      [merchantId],
    );
    for (const { key, ...row } of rows)
      for (const [figure, value] of Object.entries(row))
        if (typeof value === 'bigint' && value !== 0n)
          branches[String(key)] = { ...branches[String(key)], [figure]: value };
  }
  return branches;
}

async function activeIn(merchantId: string): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<{ key: string; members: number }>(
    `select concat_ws(' ', agent_id, kind, from_day, child_id) as key, members
     from teams.branch_active where merchant_id = $1 and members <> 0`,
    [merchantId],
  );
  return Object.fromEntries(rows.map(({ key, members }) => [key, members]));
}
