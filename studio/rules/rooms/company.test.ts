import { fairStream } from '@lanna/rules/fair-stream';
import { pokDeng } from '@lanna/rules/play/rooms/pok-deng/pok-deng';
import { NEW_DECK } from '@lanna/rules/play/rooms/room-deck';
import type { RoomMove } from '@lanna/rules/play/rooms/room-rules';
import { expect, test } from 'vitest';
import { type CompanySignal, dumpingSignal, isWorthACase, oneWaySignal, togetherSignal } from './company.ts';
import { oddPlays } from './odd-plays.ts';

const BASE = 100_000n;
const random = fairStream({ serverSeed: '7e'.repeat(32), clientSeed: 'company', nonce: 0 });

/** Hands of two; who gives money away stands on the worst hand it has, and draws to the best. */
function play(hands: number, gives: boolean) {
  const flow = { hands: 0, flow: 0, squares: 0 };
  const of = { all: { plays: 0, odd: 0 }, towards: { plays: 0, odd: 0 } };
  for (let number = 0; number < hands; number += 1) {
    const terms = { base: BASE, dealer: 1 + (number % 2), seats: [1, 2] };
    const dealt = pokDeng.deal(terms, random.shuffle([...NEW_DECK]));
    const moves: { move: RoomMove; byClock: boolean }[] = [];
    let state = dealt;
    while (pokDeng.seatsToAct(state).length > 0) {
      const seat = pokDeng.seatsToAct(state)[0] as number;
      const sound = pokDeng.strategyMove(pokDeng.viewFor(state, seat), seat, 'careful');
      const move = gives && seat === 2 ? { seat, move: sound.move === 'draw' ? 'stand' : 'draw' } : sound;
      moves.push({ move, byClock: false });
      state = pokDeng.play(state, pokDeng.readMove(move) as never);
    }
    const won = Number(pokDeng.settle(state).find(({ seat }) => seat === 1)?.won ?? 0n) / 100;
    flow.hands += 1;
    flow.flow += won;
    flow.squares += won * won;
    const own = oddPlays(pokDeng, dealt, moves).get(2) ?? { plays: 0, odd: 0 };
    for (const sum of won > 0 ? [of.all, of.towards] : [of.all]) {
      sum.plays += own.plays;
      sum.odd += own.odd;
    }
  }
  return { flow, ...of };
}

test('fair pairs stand out about as seldom as three standard errors say', () => {
  let found = 0;
  for (let pair = 0; pair < 300; pair += 1) if (oneWaySignal(play(60, false).flow)) found += 1;
  // Three in a thousand, and results of five base stakes make it a little more.
  expect(found).toBeLessThanOrEqual(4);
});

test('who gives money to one of the table is found by where it goes and by plays that no sound player makes', () => {
  const { flow, towards, all } = play(300, true);
  expect(oneWaySignal(flow)).toMatchObject({ signal: 'one_way', hands: 300 });
  const others = { plays: all.plays + 300, odd: all.odd + 3 };
  expect(dumpingSignal('other', towards, others)).toMatchObject({ signal: 'dumping', by: 'other' });
  const style = { plays: towards.plays * 3, odd: towards.odd * 3 };
  // The same plays against everyone are an own style.
  expect(dumpingSignal('other', towards, style)).toBeUndefined();
  expect(play(300, false).all.odd).toBe(0);
});

test('what the clock plays for a seat is no play of its own', () => {
  const dealt = pokDeng.deal({ base: BASE, dealer: 1, seats: [1, 2] }, [...NEW_DECK].toReversed());
  const seat = pokDeng.seatsToAct(dealt)[0];
  if (seat === undefined) throw new Error('this deck ends the hand as it is dealt');
  const safe = pokDeng.safeMove(dealt, seat);
  const odd = { ...safe, move: safe.move === 'draw' ? 'stand' : 'draw' };
  expect(oddPlays(pokDeng, dealt, [{ move: odd, byClock: true }]).size).toBe(0);
  expect(oddPlays(pokDeng, dealt, [{ move: odd, byClock: false }]).get(seat)).toEqual({ plays: 1, odd: 1 });
});

test('two at the only table are there by chance; two who always find each other among many are not', () => {
  const day = (tables: number, both: number) => ({ tables, one: 1, other: 1, both });
  expect(togetherSignal(Array.from({ length: 30 }, () => day(1, 1)))).toBeUndefined();
  expect(togetherSignal(Array.from({ length: 8 }, () => day(6, 1)))).toMatchObject({
    met: 8,
    expected: 1.33,
  });
  expect(togetherSignal(Array.from({ length: 12 }, (_, at) => day(6, at % 6 === 0 ? 1 : 0)))).toBeUndefined();
  // Few meetings say nothing, however unlikely each is.
  expect(togetherSignal(Array.from({ length: 4 }, () => day(50, 1)))).toBeUndefined();
});

test('few hands say nothing, and a shared network alone is no case', () => {
  expect(oneWaySignal({ hands: 29, flow: 29_000, squares: 29_000_000 })).toBeUndefined();
  expect(oneWaySignal({ hands: 30, flow: 30_000, squares: 30_000_000 })).toMatchObject({ mean: 1 });
  const shared = (kinds: string[]): CompanySignal[] => [{ signal: 'shared', kinds }];
  expect(isWorthACase(shared(['network']))).toBe(false);
  expect(isWorthACase(shared(['bank', 'network']))).toBe(true);
  expect(isWorthACase([])).toBe(false);
});
