import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { checkBetInvariants } from '../../../play/bets/check-bet-invariants.ts';
import { type LineRequest, slipFixture } from '../slips.factory.ts';
import { cancelSlip } from './cancel-slip.ts';

const UNIT = 100_000n;
const GAME = 'THAI_30M';
const STEPS = 60;
const OUTCOMES = ['taken', 'number_limit_reached', 'draw_stake_reached', 'prize_too_large', 'number_closed'];
const MORE_WALKS = 10;
/** Draws close by the clock of the database, and a walk may take its time. */
const CLOSES_IN_MS = 3_600_000;

const { db } = await testDatabase();

/** What a brand allows in it: bounds so narrow that each of them is met often. */
const TERMS = {
  largestPrize: 9000n * UNIT,
  largestSlipPrize: 15_000n * UNIT,
  memberStake: 60n * UNIT,
  numberLiability: 9500n * UNIT,
  coveragePercent: 50,
};
/** Prices at the standard mode, written down a second time: 900; 150, and 260 for two alike; 3.2 a digit. */
const priceOf = (play: string, number: string): bigint => {
  if (play === 'top3') return 900n * UNIT;
  if (play === 'run_top') return (32n * UNIT) / 10n;
  return (new Set(number).size === 3 ? 150n : 260n) * UNIT;
};
const NUMBERS: Record<string, string[]> = {
  top3: ['123', '455', '678', '901'],
  tote3: ['123', '445', '678'],
  run_top: ['1', '2', '3', '4'],
};
/** That so many digits of three are missed: what of 1000 results win. */
const winsOfRun = (digits: number) => 1000 - (10 - digits) ** 3;

type Rule = 'closed' | 'half';
interface Line {
  play: string;
  numbers: string[];
  multiple: number;
}
type Step =
  | { do: 'buy'; player: number; lines: Line[]; multiples: [number, number]; lies: boolean }
  | { do: 'cancel'; slip: number; on: [boolean, boolean] }
  | { do: 'rule'; play: string; number: number; rule: Rule | null; draw: number | null };

const play = fc.constantFrom(...Object.keys(NUMBERS));
const line = play.chain((code) =>
  fc.record({
    play: fc.constant(code),
    numbers: fc.subarray(NUMBERS[code] ?? [], { minLength: 1 }),
    multiple: fc.integer({ min: 1, max: code === 'run_top' ? 20 : 11 }),
  }),
);
const multiple = fc.constantFrom(0, 1, 1, 2);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      player: fc.nat(2),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      multiples: fc.tuple(multiple, multiple).filter(([one, other]) => one + other > 0),
      lies: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      slip: fc.nat(30),
      on: fc.tuple(fc.boolean(), fc.boolean()),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('rule' as const),
      play,
      number: fc.nat(2),
      rule: fc.constantFrom('closed' as const, 'half' as const, null, null),
      draw: fc.constantFrom(0, 1, null),
    }),
  },
);

test('slips are taken and refused as a plain model of bounds, numbers and balances says', async () => {
  const toMeet = new Set(OUTCOMES);
  const walks = fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
    for (const outcome of await walk(steps)) toMeet.delete(outcome);
  });
  // A model that never meets a bound proves nothing of it: where few steps have met few bounds, more follow.
  for (let more = 0; more === 0 || (toMeet.size > 0 && more < MORE_WALKS); more += 1)
    await fc.assert(walks, { numRuns: more === 0 ? testSize(40) : 1, endOnFailure: true });
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
  expect([...toMeet]).toEqual([]);
}, 240_000);

interface Bought {
  id: string;
  player: number;
  /** Of each draw, what was added; gone once it is taken back. */
  added: (Added | undefined)[];
}
interface Added {
  stake: bigint;
  exposed: Map<string, [bigint, bigint]>;
}

async function walk(steps: Step[]): Promise<string[]> {
  const fixture = await slipFixture(db);
  const open = { game: GAME, closesInMs: CLOSES_IN_MS };
  const draws = [await fixture.draw(open), await fixture.draw(open)];
  await fixture.setTerms(GAME, TERMS);
  const players = await Promise.all([200n, 100n, 20n].map((funds) => fixture.open(funds * UNIT)));
  const balances = [200n * UNIT, 100n * UNIT, 20n * UNIT];
  const staked = draws.map(() => [0n, 0n, 0n]);
  const exposed = draws.map(() => new Map<string, [bigint, bigint]>());
  const rules = new Map<string, Rule>();
  const slips: Bought[] = [];
  const ruleAt = (draw: number, code: string, number: string) =>
    rules.get(`${draw}/${code}/${number}`) ?? rules.get(`all/${code}/${number}`);

  /** What a slip would add to each of its draws, and what refuses it. */
  function evaluate({ player, lines, multiples, lies }: Extract<Step, { do: 'buy' }>) {
    const on = draws.flatMap((_, draw) => ((multiples[draw] ?? 0) > 0 ? [draw] : []));
    const cells = on.flatMap((draw) => lines.map((one) => ({ draw, ...one })));
    const ruled = (cell: Line & { draw: number }, rule: Rule) =>
      cell.numbers.filter((number) => ruleAt(cell.draw, cell.play, number) === rule).length;
    // The page has prices for the first of the slip's draws alone.
    const isHalf = (cell: Line & { draw: number }) => ruled(cell, 'half') === cell.numbers.length;
    const shownHalf = lines.map((one) => isHalf({ ...one, draw: on[0] ?? 0 }));
    const added = draws.map((): Added => ({ stake: 0n, exposed: new Map() }));
    const prizes = draws.map(() => 0n);
    let tooLarge = false;
    for (const cell of cells) {
      const into = added[cell.draw] as Added;
      const times = BigInt(cell.multiple) * BigInt(multiples[cell.draw] ?? 0);
      const pays = cell.numbers.map(
        (number) => (priceOf(cell.play, number) * times) / (isHalf(cell) ? 2n : 1n),
      );
      for (const [at, number] of cell.numbers.entries()) {
        const [stake, liability] = into.exposed.get(`${cell.play}/${number}`) ?? [0n, 0n];
        into.exposed.set(`${cell.play}/${number}`, [stake + times * UNIT, liability + (pays[at] ?? 0n)]);
        into.stake += times * UNIT;
      }
      // Digits run together: three of them come up at once at most, and never fewer than are played win at once.
      const most =
        cell.play === 'run_top'
          ? pays.slice(0, 3).reduce((sum, pay) => sum + pay, 0n)
          : (pays.toSorted((one, other) => (one < other ? 1 : -1))[0] ?? 0n);
      if (most > TERMS.largestPrize) tooLarge = true;
      // A slip's lines are added by their bound: all digits of a line at once.
      const bound = cell.play === 'run_top' ? pays.reduce((sum, pay) => sum + pay, 0n) : most;
      prizes[cell.draw] = (prizes[cell.draw] ?? 0n) + bound;
      if ((prizes[cell.draw] ?? 0n) > TERMS.largestSlipPrize) tooLarge = true;
    }
    const stake = added.reduce((sum, one) => sum + one.stake, 0n);
    const isWide = cells.some((cell) => cell.play === 'run_top' && winsOfRun(cell.numbers.length) > 500);
    const isBeyond = on.some((draw) =>
      [...(added[draw]?.exposed ?? [])].some(
        ([key, [, liability]]) => (exposed[draw]?.get(key)?.[1] ?? 0n) + liability > TERMS.numberLiability,
      ),
    );
    const outcome = cells.some((cell) => ruled(cell, 'closed') > 0)
      ? 'number_closed'
      : cells.some(
            (cell, at) =>
              (ruled(cell, 'half') > 0 && !isHalf(cell)) || isHalf(cell) !== shownHalf[at % lines.length],
          )
        ? 'price_changed'
        : lies
          ? 'slip_stake_differs'
          : isWide || tooLarge
            ? [isWide && 'coverage_too_wide', tooLarge && 'prize_too_large'].filter(Boolean).join(' or ')
            : on.some(
                  (draw) => (staked[draw]?.[player] ?? 0n) + (added[draw]?.stake ?? 0n) > TERMS.memberStake,
                )
              ? 'draw_stake_reached'
              : stake > (balances[player] ?? 0n)
                ? 'slip_balance_too_low'
                : isBeyond
                  ? 'number_limit_reached'
                  : 'taken';
    return {
      outcome,
      added: added.map((one, draw) => (on.includes(draw) ? one : undefined)),
      stake,
      shownHalf,
      on,
    };
  }

  async function buy(wanted: Extract<Step, { do: 'buy' }>): Promise<string> {
    const { outcome, added, stake, shownHalf, on } = evaluate(wanted);
    const { player, lines, multiples, lies } = wanted;
    const options: LineRequest[] = lines.map(({ play: code, numbers, multiple: times }, at) => ({
      play: code,
      selection: numbers.join(code === 'run_top' ? '' : ' '),
      multiple: times,
      half: shownHalf[at] ?? false,
    }));
    const slip = {
      game: GAME,
      draws: on.map((draw) => ({ numero: draws[draw]?.numero ?? '', multiple: multiples[draw] ?? 1 })),
      lines: options,
      ...(lies && { stake: stake + UNIT }),
    };
    const received = await fixture.place(players[player] as Buyer, slip).then(
      ({ slipId }) => {
        slips.push({ id: slipId, player, added });
        return 'taken';
      },
      (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
    );
    expect(outcome.split(' or ')).toContain(received);
    if (received === 'taken')
      for (const [draw, one] of added.entries()) if (one) apply(draw, player, one, 1n);
    return received;
  }

  function apply(draw: number, player: number, { stake, exposed: keys }: Added, sign: 1n | -1n) {
    balances[player] = (balances[player] ?? 0n) - sign * stake;
    const of = staked[draw] as bigint[];
    of[player] = (of[player] ?? 0n) + sign * stake;
    for (const [key, [more, liability]] of keys) {
      const [was, stood] = exposed[draw]?.get(key) ?? [0n, 0n];
      exposed[draw]?.set(key, [was + sign * more, stood + sign * liability]);
    }
  }

  async function cancel({ slip, on }: Extract<Step, { do: 'cancel' }>): Promise<string> {
    const bought = slips[slip];
    const wanted = draws.flatMap((_, draw) => (on[draw] && bought?.added[draw] ? [draw] : []));
    if (!bought || wanted.length === 0) return 'nothing';
    await cancelSlip(
      fixture.deps,
      { id: bought.id, numeros: wanted.map((draw) => draws[draw]?.numero ?? '') },
      { ...(players[bought.player] as Buyer), idempotencyKey: randomUUID() },
    );
    for (const draw of wanted) {
      apply(draw, bought.player, bought.added[draw] as Added, -1n);
      bought.added[draw] = undefined;
    }
    return 'cancelled';
  }

  async function rule({ play: code, number: at, rule: wanted, draw }: Extract<Step, { do: 'rule' }>) {
    const number = NUMBERS[code]?.[at] ?? '';
    const key = `${draw ?? 'all'}/${code}/${number}`;
    rules.delete(key);
    await fixture.endRules({ game: GAME, play: code, number, draw: draw === null ? undefined : draws[draw] });
    if (!wanted) return 'ended';
    rules.set(key, wanted);
    const of = draw === null ? {} : { draw: draws[draw] as { id: string } };
    await fixture.ruleNumber({ game: GAME, play: code, number, rule: wanted, ...of });
    return 'ruled';
  }

  const received: string[] = [];
  for (const one of steps)
    received.push(
      one.do === 'buy' ? await buy(one) : one.do === 'cancel' ? await cancel(one) : await rule(one),
    );
  for (const [at, player] of players.entries())
    expect(await fixture.balance(player.memberId)).toBe(balances[at]);
  for (const [at, draw] of draws.entries())
    expect(await fixture.exposure(draw)).toEqual(Object.fromEntries(exposed[at] ?? []));
  return received;
}

interface Buyer {
  merchantId: string;
  memberId: string;
}
