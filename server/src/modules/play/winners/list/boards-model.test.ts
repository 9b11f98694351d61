import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { gatherWins } from './gather-wins.ts';
import type { Board } from './list-wins.ts';
import { UNIT, winningFixture } from './winning.fixture.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
const HOUR_MS = 3_600_000;
const SMALLEST = 100n * UNIT;
const SMALLEST_STAKE = 10n * UNIT;
const { db, url } = await testDatabase();
const house = await winningFixture(url, db, NOW);
afterAll(() => house.owner.end());

interface ModelBet {
  id: string;
  stake: bigint;
  payout: bigint;
  /** Of the first change since boards were last made. */
  changedAtMs: number | undefined;
  /** Since when it stands on boards. */
  wonAtMs: number | undefined;
  category: 'RNG' | 'FISH';
}
/** What every run has bet: they share the brand. */
const bets: ModelBet[] = [];

const step = fc.record({
  what: fc.constantFrom('win', 'win', 'win', 'lose', 'raise', 'lower', 'takeBack', 'rollBack', 'gather'),
  a: fc.nat(1000),
  stake: fc.bigInt({ min: 1n, max: 60n * UNIT }),
  amount: fc.bigInt({ min: 1n, max: 900n * UNIT }),
  hours: fc.nat(31 * 24),
});

test('after any wins, corrections and rollbacks each board is what the record of bets comes to', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      for (const one of steps) await take(one);
      await gather();
      for (const span of ['latest', 'day', 'week', 'month'] as const)
        for (const by of span === 'latest' ? ([undefined] as const) : (['amount', 'multiple'] as const))
          for (const category of [undefined, 'RNG', 'FISH'] as const) {
            const shown = (await house.board({ of: span, by, category })).map(({ id }) => id);
            expect(shown, `${span} ${by} ${category}`).toEqual(expected({ of: span, by, category }));
          }
    }),
    { numRuns: testSize(120), endOnFailure: true },
  );
}, 900_000);

async function take({
  what,
  a,
  stake,
  amount,
  hours,
}: {
  what: string;
  a: number;
  stake: bigint;
  amount: bigint;
  hours: number;
}): Promise<void> {
  const settled = bets.filter((bet) => bet.stake > 0n && bet.payout > 0n);
  const bet = settled[a % Math.max(1, settled.length)];
  switch (what) {
    case 'win':
    case 'lose': {
      const at = new Date(NOW.getTime() - hours * HOUR_MS);
      const payout = what === 'lose' ? 0n : amount;
      const game = a % 2 === 0 ? 'naga' : 'koi';
      const member = a % 3 === 0 ? house.somchai : house.malee;
      const id = await house.won(member, payout, at, { stake, game });
      const category = game === 'koi' ? 'FISH' : 'RNG';
      // What pays nothing has no part in what is looked at.
      const changedAtMs = payout > 0n ? at.getTime() : undefined;
      bets.push({ id, stake, payout, changedAtMs, wonAtMs: undefined, category });
      return;
    }
    case 'gather':
      return gather();
  }
  if (!bet) return;
  bet.changedAtMs ??= NOW.getTime();
  if (what === 'rollBack') {
    await house.rolledBack(bet.id, bet);
    Object.assign(bet, { stake: 0n, payout: 0n });
    return;
  }
  const by = what === 'raise' ? amount : what === 'takeBack' ? -bet.payout : -(1n + (amount % bet.payout));
  await house.changed(bet.id, by);
  bet.payout += by;
}

async function gather(): Promise<void> {
  await gatherWins(db, NOW);
  for (const bet of bets) {
    if (!isWin(bet)) bet.wonAtMs = undefined;
    else bet.wonAtMs ??= bet.changedAtMs;
    bet.changedAtMs = undefined;
  }
}

function isWin({ stake, payout }: ModelBet): boolean {
  return stake > 0n && payout > stake && payout >= SMALLEST;
}

/** The ids on a board by nothing but what was done. */
function expected({ of, by, category }: Board): string[] {
  // The brand's day began at five in the afternoon, UTC.
  const days = { day: 1 / 24, latest: 7, week: 7, month: 30 };
  const sinceMs = NOW.getTime() - days[of] * 24 * HOUR_MS;
  const rank = (bet: ModelBet): bigint =>
    of === 'latest'
      ? BigInt(bet.wonAtMs ?? 0)
      : by === 'multiple'
        ? (bet.payout * 100n) / bet.stake
        : bet.payout;
  return bets
    .filter((bet) => isWin(bet) && (bet.wonAtMs ?? 0) >= sinceMs)
    .filter((bet) => category === undefined || bet.category === category)
    .filter((bet) => by !== 'multiple' || bet.stake >= SMALLEST_STAKE)
    .sort((one, other) => {
      const [mine, others] = [rank(one), rank(other)];
      return mine === others ? (one.id < other.id ? -1 : 1) : mine > others ? -1 : 1;
    })
    .slice(0, 20)
    .map(({ id }) => id);
}
