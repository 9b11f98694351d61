import { formatMoney, type Money } from '@lanna/rules/money';
import type { FixtureEnd } from '@lanna/rules/play/sports/settlement/settle-leg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ownSlip } from '../../sports-api.ts';
import { openTestStudio } from '../test/test-studio.ts';
import { bettor, offerFixture, offerOutright, RUNNERS, result } from './book.fixture.ts';
import { moveFixture } from './offer/move-fixture.ts';
import { setMarkets } from './offer/set-markets.ts';
import { writeResult } from './offer/write-result.ts';
import { settleFixtures } from './settlement/settle-fixtures.ts';
import { finishSlips } from './slips/finish-slips.ts';

/* Random prices, slips, results, corrections, voids and lost answers, beside a plain model: what the wallet holds, what each slip was paid and what the house could lose are exact after each look. */

/** A fiftieth of it by `npm test`: each step is several transactions. */
const STEPS = process.env['SOAK'] ? 50_000 : 1_000;
const LOOK_EVERY = process.env['SOAK'] ? 1_000 : 250;
const SEED = Number(process.env['SEED'] ?? (process.env['SOAK'] ? Date.now() % 1_000_000 : 20_261_122));
/** Over so many steps that none of them calls more often than a session may. */
const PLAYERS = process.env['SOAK'] ? 40 : 6;
const AT_ONCE_MOST = 6;
const START = 100_000_000_000n;
const LIMITS = { selection: 20_000_000_000n, fixture: 50_000_000_000n };

type Word = 'won' | 'shared' | 'half_won' | 'push' | 'half_lost' | 'lost' | 'void';
interface Leg {
  fixture: string;
  market: string;
  selection: string;
  odds: number;
}
interface ModelSlip {
  id: string;
  user: string;
  legs: Leg[];
  sizes: number[];
  stake: Money;
  /** Given back: the wallet's answer was lost. */
  returned: boolean;
}

const studio = await openTestStudio();
const { db } = studio.studio;
const { peer } = studio;

test(`payouts, balances and liability are those of a plain model (seed ${SEED})`, async () => {
  const random = randomOf(SEED);
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => bettor(studio, START)));
  const prices = new Map<string, number>();
  const ends = new Map<string, FixtureEnd>();
  const open: string[] = [];
  const ended: string[] = [];
  const outrights = new Set<string>();
  const slips: ModelSlip[] = [];
  const outcomes = { placed: 0, refused: 0, corrected: 0, returned: 0 };

  async function offer(): Promise<void> {
    const isOutright = random() < 0.25;
    const fixture = isOutright ? await offerOutright(studio) : await offerFixture(studio);
    open.push(fixture);
    if (isOutright) {
      outrights.add(fixture);
      for (const { selection, odds } of RUNNERS) prices.set(`${fixture} outright/full ${selection}`, odds);
      return;
    }
    for (const [key, odds] of [
      ['result/full home', 2000],
      ['result/full draw', 3400],
      ['result/full away', 3800],
      ['handicap/full/-1 home', 1951],
      ['handicap/full/-1 away', 1930],
      ['totals/full/10 over', 1900],
      ['totals/full/10 under', 1960],
    ] as const)
      prices.set(`${fixture} ${key}`, odds);
  }

  async function move(): Promise<void> {
    const fixture = pick(open);
    const key = outrights.has(fixture)
      ? pick(['outright/full a', 'outright/full c'])
      : pick(['result/full home', 'handicap/full/-1 away', 'totals/full/10 over']);
    const odds = 1010 + below(4000);
    const [market = '', selection = ''] = key.split(' ');
    prices.set(`${fixture} ${key}`, odds);
    await db.transaction((tx) => setMarkets(tx, fixture, [{ market, prices: [{ selection, odds }] }]));
  }

  /** Several in the same moment, each of another player. */
  async function placeAtOnce(): Promise<void> {
    const some = [...players].sort(() => random() - 0.5).slice(0, 2 + below(AT_ONCE_MOST - 1));
    await Promise.all(some.map((player) => place(player, { isLost: false })));
  }

  async function place(player = pick(players), { isLost = random() < 0.03 } = {}): Promise<void> {
    const count = pick([1, 1, 1, 2, 3, 4]);
    const chosen = [...open].sort(() => random() - 0.5).slice(0, count);
    const legs = chosen.map((fixture) => {
      const ofMatch = [
        ...['result/full home', 'result/full draw', 'result/full away', 'handicap/full/-1 home'],
        ...['handicap/full/-1 away', 'totals/full/10 over', 'totals/full/10 under'],
      ];
      const ofOutright = RUNNERS.map(({ selection }) => `outright/full ${selection}`);
      const [market = '', selection = ''] = pick(outrights.has(fixture) ? ofOutright : ofMatch).split(' ');
      return { fixture, market, selection, odds: prices.get(`${fixture} ${market} ${selection}`) ?? 0 };
    });
    const isSystem = legs.length >= 3 && random() < 0.5;
    const sizes = isSystem ? [2, legs.length] : [];
    const lines = isSystem ? linesOf(legs.length, sizes).length : 1;
    const stake = BigInt(10 + below(90)) * 100_000n * BigInt(lines);
    const type = isSystem ? 'system' : legs.length === 1 ? 'single' : 'parlay';
    const isStale = random() < 0.1;
    if (isLost) peer.failItem('bet', 'applied-lost');
    const { body } = await player.send(
      legs.map((leg) => (isStale ? { ...leg, odds: leg.odds + 500 } : leg)),
      { type, sizes, stake: formatMoney(stake), priceChoice: 'none' },
    );
    if (isLost) peer.calm();
    const answer = z
      .object({
        code: z.string().optional(),
        value: z.object({ slip: z.union([ownSlip, z.string()]).optional() }),
      })
      .parse(body);
    const slip = answer.value.slip;
    const id = typeof slip === 'string' ? slip : slip?.id;
    if (!id) {
      outcomes.refused += 1;
      const expected = isStale ? ['price_changed'] : ['stake_too_high', 'not_enough_money', 'slip_invalid'];
      expect(expected).toContain(answer.code);
      return;
    }
    expect(isStale).toBe(false);
    const returned = answer.code === 'outcome_uncertain';
    outcomes[returned ? 'returned' : 'placed'] += 1;
    slips.push({ id, user: player.player.user, legs, sizes, stake, returned });
  }

  async function end(): Promise<void> {
    const isCorrection = ended.length > 0 && random() < 0.4;
    const fixture = isCorrection ? pick(ended) : open.splice(below(open.length), 1)[0];
    if (!fixture) return;
    const now = random() < 0.15 ? ({ state: 'not_played' } as const) : playedOf(fixture);
    if (isCorrection) outcomes.corrected += 1;
    else ended.push(fixture);
    ends.set(fixture, now);
    await db.transaction((tx) =>
      writeResult(tx, { fixtureId: fixture, end: now, source: 'model', reason: 'model' }),
    );
  }

  function playedOf(fixture: string): FixtureEnd {
    if (!outrights.has(fixture)) return { state: 'finished', result: result(below(4), below(4)) };
    const [first = '', second = '', third = ''] = RUNNERS.map(({ selection }) => selection).sort(
      () => random() - 0.5,
    );
    const places = { [first]: 1, [second]: pick([1, 2]) };
    return { state: 'ranked', outright: { places, nonStarters: random() < 0.3 ? [third] : [] } };
  }

  async function settle(): Promise<void> {
    await settleFixtures(studio.studio, 1 + below(20));
    if (random() < 0.2) peer.failItem(pick(['win', 'correct', 'rollback']), 'applied-lost');
    await finishSlips(studio.studio);
    peer.calm();
  }

  async function look(): Promise<void> {
    await settleFixtures(studio.studio);
    for (let n = 0; n < 3; n += 1) {
      await db.pool.query(
        `update studio.sports_slip set due_at = clock_timestamp() where due_at is not null`,
      );
      await finishSlips(studio.studio);
    }
    const { rows } = await db.pool.query<{ id: string; state: string; paid: bigint | null; holds: boolean }>(
      'select id, state, paid, holds from studio.sports_slip where id = any($1)',
      [slips.map(({ id }) => id)],
    );
    const kept = new Map(rows.map((row) => [row.id, row]));
    const balances = new Map(players.map(({ player }) => [player.user, START]));
    const held = new Map<string, Money>();
    for (const slip of slips) {
      const row = kept.get(slip.id);
      const pays = slip.returned ? slip.stake : paysOf(slip, ends);
      const known = { slip: slip.id, state: row?.state, paid: row?.paid ?? null, holds: row?.holds };
      const wasPaid = row?.state === 'settled';
      if (slip.returned) expect(known).toMatchObject({ state: 'returned', holds: false });
      else if (pays === undefined && !wasPaid) expect(known).toMatchObject({ state: 'open', holds: true });
      // One that was lost by a leg which is none any more stays paid until its other legs are there.
      else expect(known).toMatchObject({ state: 'settled', paid: pays ?? 0n, holds: false });
      const back = slip.returned ? slip.stake : (row?.paid ?? 0n);
      balances.set(slip.user, (balances.get(slip.user) ?? 0n) - slip.stake + back);
      if (row?.holds)
        for (const leg of slip.legs)
          for (const key of [`${leg.fixture}  `, `${leg.fixture} ${leg.market} ${leg.selection}`])
            held.set(key, (held.get(key) ?? 0n) + liabilityOf(slip));
    }
    for (const [user, balance] of balances) expect([user, peer.balances.get(user)]).toEqual([user, balance]);
    const { rows: exposure } = await db.pool.query<{ key: string; held: bigint; market: string }>(
      `select fixture_id || ' ' || market || ' ' || selection as key, held, market from studio.sports_exposure`,
    );
    for (const row of exposure) {
      expect([row.key, row.held]).toEqual([row.key, held.get(row.key) ?? 0n]);
      expect(row.held <= (row.market === '' ? LIMITS.fixture : LIMITS.selection)).toBe(true);
    }
  }

  for (let n = 0; n < 5; n += 1) await offer();
  for (let step = 1; step <= STEPS; step += 1) {
    const chance = random();
    if (open.length < 5) await offer();
    else if (chance < 0.5) await place();
    else if (chance < 0.55) await placeAtOnce();
    else if (chance < 0.7) await move();
    else if (chance < 0.82) await end();
    else if (chance < 0.97) await settle();
    else {
      const fixture = pick(open);
      await db.transaction((tx) => moveFixture(tx, [fixture], ['prematch'], 'suspended'));
      await db.transaction((tx) => moveFixture(tx, [fixture], ['suspended'], 'prematch'));
    }
    if (step % LOOK_EVERY === 0) await look();
  }
  await look();
  expect(outcomes.placed).toBeGreaterThan(STEPS / 20);
  for (const count of [outcomes.refused, outcomes.corrected, outcomes.returned])
    expect(count).toBeGreaterThan(0);
}, 3_600_000);

/** Few, for each has entered before; 500 are in `slips/slip-batches.test.ts`. */
const AT_ONCE = 16;

test(`of ${AT_ONCE} who come at once for what is left of a selection, as many are taken as it is enough for`, async () => {
  const fixture = await offerFixture(studio);
  const players = await Promise.all(Array.from({ length: AT_ONCE }, () => bettor(studio, START)));
  // 20 000 wins 56 000: three of them fit into 200 000.
  const away = { fixture, selection: 'away', odds: 3800 };
  const answers = await Promise.all(players.map((one) => one.send([away], { stake: '20000.00' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const { rows } = await db.pool.query<{ held: bigint }>(
    'select held from studio.sports_exposure where fixture_id = $1',
    [fixture],
  );
  expect(rows).toEqual([{ held: 16_800_000_000n }, { held: 16_800_000_000n }]);
});

/** By the words of the rules page, not by their code. */
function wordOf({ market, selection }: Leg, end: FixtureEnd): Word {
  if (end.state === 'ranked') {
    const champions = Object.keys(end.outright.places).filter((name) => end.outright.places[name] === 1);
    if (!champions.includes(selection)) return 'lost';
    return champions.length === 2 ? 'shared' : 'won';
  }
  if (end.state !== 'finished') return 'void';
  const { home = 0, away = 0 } = end.result.goals.full ?? {};
  if (market === 'result/full')
    return selection === (home > away ? 'home' : home < away ? 'away' : 'draw') ? 'won' : 'lost';
  if (market === 'totals/full/10') return home + away > 2.5 === (selection === 'over') ? 'won' : 'lost';
  // Home gives a quarter: a draw loses half, and the other side wins half.
  if (home === away) return selection === 'home' ? 'half_lost' : 'half_won';
  return home > away === (selection === 'home') ? 'won' : 'lost';
}

/** In millionths of the leg's stake, times two so that halves stay whole. */
function doubled(word: Word, odds: number): bigint {
  const whole = BigInt(odds);
  return {
    won: 2n * whole,
    shared: whole,
    half_won: whole + 1000n,
    push: 2000n,
    half_lost: 1000n,
    lost: 0n,
    void: 2000n,
  }[word];
}

/** Undefined while it is awaited: a parlay is over with its first lost leg. */
function paysOf(slip: ModelSlip, ends: ReadonlyMap<string, FixtureEnd>): Money | undefined {
  const words = slip.legs.map((leg) => {
    const end = ends.get(leg.fixture);
    return end && wordOf(leg, end);
  });
  if (slip.sizes.length === 0 && words.includes('lost')) return 0n;
  if (words.includes(undefined)) return undefined;
  return payout(
    slip,
    slip.legs.map((leg, at) => doubled(words[at] ?? 'void', leg.odds)),
  );
}

function payout(slip: ModelSlip, doubles: readonly bigint[]): Money {
  const lines = linesOf(slip.legs.length, slip.sizes);
  const ofLine = slip.stake / BigInt(lines.length);
  const longest = slip.legs.length;
  const sum = lines.reduce(
    (all, line) =>
      all +
      line.reduce((product, at) => product * (doubles[at] ?? 0n), 1n) *
        2000n ** BigInt(longest - line.length),
    0n,
  );
  const exact = (ofLine * sum) / 2000n ** BigInt(longest);
  return exact - (exact % 1000n);
}

function liabilityOf(slip: ModelSlip): Money {
  const won = payout(
    slip,
    slip.legs.map(({ odds }) => 2n * BigInt(odds)),
  );
  const whole = won > slip.stake ? won - slip.stake : 0n;
  return (whole + BigInt(slip.legs.length) - 1n) / BigInt(slip.legs.length);
}

function linesOf(legs: number, sizes: readonly number[]): number[][] {
  const all = Array.from({ length: 2 ** legs }, (_, mask) =>
    Array.from({ length: legs }, (__, at) => at).filter((at) => (mask >> at) % 2 === 1),
  );
  return sizes.length === 0
    ? all.filter((line) => line.length === legs)
    : all.filter((line) => sizes.includes(line.length));
}

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
