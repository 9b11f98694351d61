import type { ContractKind, ContractTerms } from '@lanna/rules/commission/contracts/terms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import type { Line } from '../../../play/bets/own-source.fixture.ts';
import { baht, billFixture } from '../bill.fixture.ts';
import { earnedBy, lineOf, type Model, type ModelContract } from './bills-model.ts';

const STEPS = testSize(3000);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const { db, url } = await testDatabase();
const fixture = await billFixture(url, db);

const dayOf = (ms: number) => new Date(ms + 7 * HOUR_MS).toISOString().slice(0, 10);
const hourOf = (ms: number) => new Date(ms + 7 * HOUR_MS).getUTCHours();

const TERMS: Record<ContractKind, (rate: number) => ContractTerms> = {
  dividend: (rate) => ({
    kind: 'dividend',
    period: 'week',
    tiers: [{ rate: rate * 10 }],
    carriesNegatives: true,
    feeRate: 0,
    collection: { by: 'automatic' },
  }),
  daily_salary: (rate) => ({
    kind: 'daily_salary',
    tiers: [
      { minTurnover: 0n, rate },
      { minTurnover: baht(3000), rate: rate * 2 },
    ],
    collection: { by: 'automatic' },
  }),
  hourly_salary: (rate) => ({ kind: 'hourly_salary', tiers: [{ minTurnover: baht(200), rate }] }),
  real_time_salary: (rate) => ({ kind: 'real_time_salary', rate }),
};

const step = fc.record({
  act: fc.constantFrom(
    ...([
      'play',
      'play',
      'play',
      'play',
      'correct',
      'undo',
      'move',
      'wait',
      'wait',
      'run',
      'fund',
      'long',
    ] as const),
  ),
  who: fc.nat(1000),
  to: fc.nat(1000),
  units: fc.integer({ min: 1, max: 4_000_000 }),
  minutes: fc.integer({ min: 1, max: 900 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** A tree of agents with contracts of one kind, paid by the brand or by the agent above, and members who play. */
async function plant(kind: ContractKind, startMs: number, shape: readonly number[]) {
  const model: Model = { links: new Map(), agents: new Set(), contracts: [], plays: [] };
  const [agents, members]: [string[], string[]] = [[], []];
  const begun = new Date(startMs - 40 * DAY_MS);
  const link = (id: string, agent: string | undefined) =>
    model.links.set(id, [{ from: '0000-00-00', agent }]);
  for (const [at, pick] of shape.entries()) {
    const above = at === 0 ? undefined : agents[pick % agents.length];
    const id = await fixture.join(above, begun, 1);
    agents.push(id);
    model.agents.add(id);
    link(id, above);
    const member = await fixture.join(id, begun);
    await fixture.deposit(member, baht(10_000_000), begun);
    members.push(member);
    link(member, id);
    if (at > 0 && pick % 5 === 0) continue;
    const payer = above !== undefined && pick % 3 === 0 ? 'upline' : 'platform';
    const terms = TERMS[kind](100 + 150 * ((shape.length - at) % 7));
    const fromDay = dayOf(startMs);
    const contract = { memberId: id, terms, payer, fromDay, ...(above && { uplineId: above }) } as const;
    const kept: ModelContract = { id: await fixture.contract(contract), member: id, terms, payer, fromDay };
    model.contracts.push(kept);
  }
  return { model, agents, members };
}

interface Bet {
  member: string;
  day: string;
  line: Line;
  stake: bigint;
  payout: bigint;
  undone: boolean;
}

async function sequence(
  kind: ContractKind,
  startMs: number,
  shape: readonly number[],
  steps: readonly Step[],
) {
  const { model, agents, members } = await plant(kind, startMs, shape);
  const bets: Bet[] = [];
  let now = startMs + 8 * HOUR_MS;
  const at = () => new Date(now);
  const note = (bet: { member: string; day: string }, stake: bigint, payout: bigint, turnover: bigint) => {
    const hour = dayOf(now) > bet.day ? 23 : hourOf(now);
    model.plays.push({ member: bet.member, day: bet.day, hour, stake, payout, turnover });
  };
  async function play(member: string, stake: bigint, payout: bigint) {
    const line = await fixture.play(member, stake, payout, at());
    const bet = { member, day: dayOf(now), line, stake, payout, undone: false };
    bets.push(bet);
    note(bet, stake, payout, stake);
  }
  for (const { act, who, to, units, minutes } of steps) {
    now += 1000;
    const member = members[who % members.length] ?? '';
    const bet = bets[who % Math.max(bets.length, 1)];
    if (act === 'play')
      await play(member, BigInt(units) * 7n, to % 3 === 0 ? BigInt(units) * BigInt(to % 19) : 0n);
    else if (act === 'wait') now += minutes * 60_000;
    else if (act === 'long') now += (1 + (who % 4)) * DAY_MS;
    else if (act === 'run') await fixture.run(at());
    else if (act === 'fund') await fixture.deposit(agents[who % agents.length] ?? '', BigInt(units), at());
    else if (act === 'correct' && bet && !bet.undone) {
      const payout = BigInt(units % 50_000);
      const was = bet.payout;
      await fixture.correct(bet.member, bet.line, payout - was, Number(payout > 0n) - Number(was > 0n), at());
      bet.payout = payout;
      note(bet, 0n, payout - was, 0n);
    } else if (act === 'undo' && bet && !bet.undone && bet.payout === 0n) {
      await fixture.rollBack(bet.member, bet.line, at());
      bet.undone = true;
      note(bet, -bet.stake, 0n, -bet.stake);
    } else if (act === 'move') {
      const moved = [...agents.slice(1), ...members][who % (agents.length + members.length - 1)] ?? '';
      const above = agents[to % agents.length] ?? '';
      const today = dayOf(now);
      // No loop, neither today nor from tomorrow on.
      const ahead = dayOf(now + DAY_MS);
      if (lineOf(model, above, ahead).includes(moved) || model.links.get(moved)?.at(-1)?.agent === above)
        continue;
      await fixture.move(moved, above, at());
      const links = model.links.get(moved) ?? [];
      model.links.set(moved, [...links.filter(({ from }) => from <= today), { from: ahead, agent: above }]);
    }
  }
  // Settled down: every agent's own play brings each contract a last bill, which counts what was corrected before.
  for (const agent of agents) await fixture.deposit(agent, baht(100_000_000), at());
  await fixture.run(new Date(now + 60_000));
  now += 8 * DAY_MS;
  for (const agent of agents) await play(agent, baht(500), 0n);
  now += 9 * DAY_MS;
  await fixture.run(at());
  now += 10 * 60_000;
  await fixture.run(at());
  const earned = earnedBy(model, dayOf(now - 60_000), hourOf(now - 60_000));
  for (const { id } of model.contracts) {
    const { rows } = await fixture.owner.query<{ paid: bigint; owed: bigint; open: bigint }>(
      `select coalesce(sum(b.collected - b.taken_back), 0)::bigint as paid, coalesce(max(a.owed), 0)::bigint as owed,
         count(*) filter (where b.state not in ('paid', 'not_reached')) as open
       from bills.account a left join bills.bill b using (contract_id) where a.contract_id = $1`,
      [id],
    );
    const { paid, owed, open } = rows[0] ?? { paid: 0n, owed: 0n, open: 0n };
    expect({ paid: BigInt(paid) + BigInt(owed), open: Number(open) }).toEqual({
      paid: earned.get(id),
      open: 0,
    });
  }
}

const KINDS = Object.keys(TERMS) as ContractKind[];
/** Each sequence has weeks of its own after those before it. */
let begin = Date.parse('2026-01-04T17:00:00Z');

test.each(KINDS)(
  'random trees, bets, corrections, moves and waits, %s: paid is what was earned, and the books are exact',
  async (kind) => {
    const length = 60;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(1000), { minLength: 2, maxLength: 7 }),
        fc.array(step, { minLength: length, maxLength: length }),
        async (shape, steps) => {
          await sequence(kind, begin, shape, steps);
          begin += 70 * DAY_MS;
        },
      ),
      { numRuns: Math.max(1, Math.round(STEPS / length / KINDS.length)), endOnFailure: true },
    );
    expect(await fixture.booksFit()).toEqual([]);
  },
  3_600_000,
);
