import { type Money, parseMoney } from '@lanna/rules/money';
import { amountsOf, type PlacePrize, poolOf } from '@lanna/rules/rewards/leaderboards/terms';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSeed } from '../../../platform/testing/test-seed.ts';
import { testSize } from '../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { ownSource, type Player } from '../../play/bets/own-source.fixture.ts';
import { boardHouse } from './board-house.fixture.ts';
import { checkLeaderboardInvariants } from './check-leaderboard-invariants.ts';

const { db, url } = await testDatabase();
const taker = await ownSource(url, db);
const baht = (text: string) => parseMoney(text) ?? 0n;
const PRIZES: PlacePrize[] = [
  { count: 1, amount: '100.00' },
  { count: 2, amount: '33.33' },
];
const STEPS_A_BOARD = 60;

interface ModelBet {
  player: number;
  line: Awaited<ReturnType<Awaited<ReturnType<typeof boardHouse>>['buy']>>;
  payout: Money;
  settledAt: number;
  counts: boolean;
}

for (const score of ['points', 'multiple'] as const)
  test(`random bets, wins, corrections and moments: scores of ${score}, places and prizes are as a plain model has them`, async () => {
    const seed = testSeed();
    let dice = seed;
    const below = (count: number) => {
      dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((dice / 2_147_483_648) * count);
    };
    try {
      for (let board = 0; board < testSize(40); board += 1) await playBoard(score, below);
      expect(await checkLeaderboardInvariants(db.kysely)).toEqual([]);
      expect(await checkInvariants(db.kysely)).toEqual([]);
    } catch (error) {
      throw new Error(`SEED=${seed} repeats it`, { cause: error });
    }
  });

async function playBoard(score: 'points' | 'multiple', below: (count: number) => number): Promise<void> {
  const least = baht('20.00');
  const h = await boardHouse(db, taker, { prizes: PRIZES, leastStake: score === 'multiple' ? least : 0n });
  const players: Player[] = await Promise.all(Array.from({ length: 5 }, () => h.join()));
  const bets: ModelBet[] = [];
  let isClosed = false;
  const worthOf = ({ line: { stake }, payout }: ModelBet): Money => {
    if (score === 'points') return (stake * 12_000n) / 1_000_000n;
    return stake >= least && payout > stake ? ((payout * 100n) / stake) * 1000n : 0n;
  };
  const step = async () => {
    const what = below(6);
    if (what < 3) {
      const player = below(players.length);
      const who = players[player] as Player;
      const line = await h.buy(who, baht(`${10 * (1 + below(4))}.00`));
      const payout = below(2) === 0 ? 0n : line.stake * BigInt(1 + below(3));
      await h.settle(who, line, payout);
      bets.push({ player, line, payout, settledAt: h.clock.now().getTime(), counts: !isClosed });
    } else if (what === 3 && bets.length > 0) {
      const [bet] = bets.splice(below(bets.length), 1) as [ModelBet];
      await h.takeBack(players[bet.player] as Player, bet.line, bet.payout);
    } else if (what === 4) h.clock.advance(1000 * (1 + below(60)));
    else await h.run();
  };
  for (let at = 0; at < STEPS_A_BOARD; at += 1) await step();
  await h.run();
  h.toClose();
  await h.run();
  isClosed = true;
  for (let at = 0; at < 6; at += 1) await step();
  const modelled = () =>
    players.map((_, at) => {
      const own = bets.filter(({ player, counts }) => player === at && counts);
      const amounts = own.map(worthOf);
      const best = amounts.toSorted((one, other) => Number(other - one))[0] ?? 0n;
      const total = score === 'points' ? amounts.reduce((sum, amount) => sum + amount, 0n) : best;
      const reached = own
        .filter((bet) => score === 'points' || worthOf(bet) === best)
        .map((bet) => bet.settledAt);
      const last = score === 'points' ? Math.max(...reached) : Math.min(...reached);
      return { at, total, reachedAt: last };
    });
  const before = await Promise.all(players.map(h.cash));
  h.toPay();
  await Promise.all([h.run(), h.run()]);
  await h.run();
  const scored = modelled().filter(({ total }) => total > 0n);
  const isAhead = (one: (typeof scored)[number], other: (typeof scored)[number]) =>
    one.total > other.total || (one.total === other.total && one.reachedAt < other.reachedAt);
  const ranked = scored
    .map((one) => ({ ...one, place: 1 + scored.filter((other) => isAhead(other, one)).length }))
    .filter(({ place }) => place <= 3)
    .sort((one, other) => one.place - other.place);
  const amounts = amountsOf(ranked, { prizes: PRIZES, currency: 'THB' });
  const after = await Promise.all(players.map(h.cash));
  const paid = after.map((cash, at) => cash - (before[at] ?? 0n));
  const expected = players.map((_, at) => amounts[ranked.findIndex((one) => one.at === at)] ?? 0n);
  expect(paid).toEqual(expected);
  const { state, returned } = await h.row();
  expect([state, returned]).toEqual(['ended', poolOf(PRIZES) - expected.reduce((sum, one) => sum + one, 0n)]);
}
