import { describe, expect, test } from 'vitest';
import type { Card } from '../../tables/cards.ts';
import { dealHand, type NiuNiuMove } from './hand-state.ts';
import { playHand } from './play-hand.ts';
import { refuseMove, safeMove, seatsToAct } from './play-move.ts';
import { readMove } from './read-move.ts';
import { viewFor } from './seat-view.ts';
import { settleHand } from './settle-hand.ts';
import { strategyMove, strongCards } from './strategy-move.ts';
import { coveredBid, mostLost, nextDealer } from './terms.ts';

const BASE = 100_000n;
const TERMS = { base: BASE, dealer: 5, seats: [2, 3, 5], reserves: [80n * BASE, 40n * BASE, 80n * BASE] };
/** Dealt to seats 2, 3 and 5, four times; then the fifth card of each. */
const DECK = 'TS AS KH JH 3H 8D QD 5D 4S KC 7C 9S 8S 9C 9D'.split(' ') as Card[];

const bid = (seat: number, times: number): NiuNiuMove => ({ seat, move: 'bid', times });
const stake = (seat: number, times: number): NiuNiuMove => ({ seat, move: 'stake', times });
const after = (...moves: NiuNiuMove[]) => playHand(TERMS, DECK, moves);
const BIDS = [bid(2, 2), bid(3, 0), bid(5, 1)];
const basesWon = (...moves: NiuNiuMove[]) =>
  Object.fromEntries(settleHand(after(...moves)).map(({ seat, won }) => [seat, Number(won / BASE)]));

describe('a hand', () => {
  test('is dealt from the dealer’s left, four cards each; all seats bid at the same time', () => {
    const state = dealHand(TERMS, DECK);
    expect(state.hands.map(({ seat, cards, fifth }) => [seat, ...cards, fifth])).toEqual([
      [2, 'TS', 'JH', 'QD', 'KC', '8S'],
      [3, 'AS', '3H', '5D', '7C', '9C'],
      [5, 'KH', '8D', '4S', '9S', '9D'],
    ]);
    expect(seatsToAct(state)).toEqual([2, 3, 5]);
    expect(seatsToAct(after(bid(3, 0)))).toEqual([2, 5]);
  });

  test.each([
    ['the highest bid', [1, 2, 4], { seat: 5, times: 4 }],
    ['of equal ones the first from the left of who was dealt to last', [2, 2, 2], { seat: 2, times: 2 }],
    ['of equal ones the first from there', [0, 1, 1], { seat: 3, times: 1 }],
    ['where no seat bids, who was dealt to last, at ×1', [0, 0, 0], { seat: 5, times: 1 }],
  ])('is banked by %s, in any order of bidding', (_, [two, three, five], bank) => {
    const bids = [bid(2, two as number), bid(3, three as number), bid(5, five as number)];
    expect(after(...bids).bank).toEqual(bank);
    expect(after(...bids.toReversed()).bank).toEqual(bank);
  });

  test('lets all but the bank choose a stake, then opens the fifth cards', () => {
    expect(seatsToAct(after(...BIDS))).toEqual([3, 5]);
    const state = after(...BIDS, stake(5, 1), stake(3, 2));
    expect(state.phase).toBe('ended');
    expect(state.hands.map(({ cards }) => cards.length)).toEqual([5, 5, 5]);
  });

  test('pays base stake × bid × stake × the winner’s hand: bull 8 of the bank against none and bull 1', () => {
    expect(basesWon(...BIDS, stake(3, 2), stake(5, 1))).toEqual({ 2: 12, 3: -8, 5: -4 });
    expect(basesWon(...BIDS, stake(3, 1), stake(5, 2))).toEqual({ 2: 12, 3: -4, 5: -8 });
    expect(basesWon(bid(2, 0), bid(3, 2), bid(5, 1), stake(2, 2), stake(5, 1))).toEqual({
      2: 8,
      3: -10,
      5: 2,
    });
  });

  test('has no result before its end', () => {
    expect(() => settleHand(after(...BIDS))).toThrow('not ended');
  });
});

describe('a move is refused', () => {
  test.each([
    ['that bids more than the seat has reserved for', [], bid(3, 3), 'not_covered'],
    ['that bids what there is not', [], bid(2, 5), 'no_such_bid'],
    ['that bids a part', [], bid(2, 1.5), 'no_such_bid'],
    ['that bids twice', [bid(2, 0)], bid(2, 1), 'already_acted'],
    ['that stakes before all have bid', [bid(2, 0)], stake(2, 1), 'not_your_turn'],
    ['that bids after all have', BIDS, bid(3, 1), 'not_your_turn'],
    ['of the bank against itself', BIDS, stake(2, 1), 'not_your_turn'],
    ['that stakes nothing', BIDS, stake(3, 0), 'no_such_stake'],
    ['that stakes more than twice', BIDS, stake(3, 3), 'no_such_stake'],
    ['that stakes twice over', [...BIDS, stake(3, 1)], stake(3, 2), 'already_acted'],
    ['of a seat that is not in the hand', [], bid(4, 1), 'not_in_hand'],
    ['after the end', [...BIDS, stake(3, 1), stake(5, 1)], stake(3, 1), 'ended'],
  ] as [string, NiuNiuMove[], NiuNiuMove, string][])('%s', (_, moves, move, refusal) => {
    expect(refuseMove(after(...moves), move)).toBe(refusal);
    expect(() => after(...moves, move)).toThrow(refusal);
  });

  test('where it is none: fields of any other shape are not read', () => {
    const wrong = [
      null,
      1,
      'bid',
      [],
      {},
      { seat: 2 },
      { seat: 2, move: 'bid' },
      { seat: '2', move: 'bid', times: 1 },
    ];
    const more = [
      ...[
        { seat: 6, move: 'bid', times: 1 },
        { seat: 2, move: 'fold', times: 1 },
        { seat: 2, move: 'bid', times: -1 },
      ],
      ...[
        { seat: 2, move: 'bid', times: 5 },
        { seat: 2, move: 'stake', times: 1.5 },
        { seat: 2, move: 'bid', times: '1' },
      ],
    ];
    for (const value of [...wrong, ...more]) expect(readMove(value)).toBeUndefined();
    expect(readMove({ seat: 2, move: 'bid', times: 1, fifth: 'AS' })).toEqual(bid(2, 1));
  });
});

test('the safest move bids nothing and plays once the stake', () => {
  expect(safeMove(after(), 2)).toEqual(bid(2, 0));
  expect(safeMove(after(...BIDS), 3)).toEqual(stake(3, 1));
});

test('a strategy counts the fifth cards that make a strong hand, and bids no more than is covered', () => {
  // Ten, jack, queen and king: any ten or face makes bull-bull, and 7, 8 and 9 a bull of as much.
  expect(strongCards(['TS', 'JH', 'QD', 'KC'])).toBe(24);
  const strong = (covers: bigint) =>
    dealHand({ ...TERMS, reserves: [covers * BASE, 40n * BASE, 80n * BASE] }, DECK);
  expect(strategyMove(viewFor(strong(80n), 2), 2, 'careful')).toEqual(bid(2, 3));
  expect(strategyMove(viewFor(strong(80n), 2), 2, 'bold')).toEqual(bid(2, 4));
  expect(strategyMove(viewFor(strong(40n), 2), 2, 'bold')).toEqual(bid(2, 2));
  const stakes = playHand(TERMS, DECK, [bid(2, 0), bid(3, 2), bid(5, 1)]);
  expect(strategyMove(viewFor(stakes, 2), 2, 'careful')).toEqual(stake(2, 2));
  expect(strategyMove(viewFor(after(), 3), 3, 'careful').times).toBeLessThan(2);
});

test('a view holds the own four cards, and at the end all hands; no fifth card, bid or stake of another before its time', () => {
  const steps: NiuNiuMove[][] = [
    [],
    [bid(2, 2)],
    BIDS,
    [...BIDS, stake(3, 2)],
    [...BIDS, stake(3, 2), stake(5, 1)],
  ];
  for (const moves of steps) {
    const state = after(...moves);
    for (const viewer of [2, 3, 5, null]) {
      const view = viewFor(state, viewer);
      const written = [...JSON.stringify(view).matchAll(/"([A23456789TJQK][SHDC])"/g)].map(
        ([, card]) => card,
      );
      const open = state.hands.filter(({ seat }) => seat === viewer || state.phase === 'ended');
      expect(written.toSorted()).toEqual(open.flatMap(({ cards }) => cards).toSorted());
      for (const hand of view.more.seats.filter(({ seat }) => seat !== viewer)) {
        if (state.phase === 'bid') expect(hand.bid).toBeNull();
        if (state.phase !== 'ended') expect(hand.stake).toBeNull();
      }
    }
  }
});

describe('what is reserved', () => {
  const reserve = (seats: number[], has?: bigint) =>
    mostLost(1, { base: BASE, dealer: 1, seats }, has === undefined ? has : has * BASE) / BASE;

  test('is 40 base stakes, or what the highest covered bid can cost', () => {
    expect([40n, 99n, 9_999n, undefined].map((has) => reserve([1, 2], has))).toEqual([40n, 40n, 40n, 40n]);
    expect([40n, 79n, 80n, 120n, 9_999n, undefined].map((has) => reserve([1, 2, 3, 4, 5], has))).toEqual([
      ...[40n, 40n, 80n, 120n, 160n, 160n],
    ]);
  });

  test('follows what a seat has: who has less bids less', () => {
    const units = (bases: bigint) => coveredBid(bases * BASE, 5, BASE);
    expect([40n, 79n, 80n, 119n, 120n, 159n, 160n, 9_999n].map(units)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(coveredBid(40n * BASE, 2, BASE)).toBe(4);
  });
});

test('the deal goes round the table', () => {
  const covers = new Map([5, 2, 3].map((seat) => [seat, BASE]));
  expect([undefined, 2, 4, 5].map((last) => nextDealer(last, covers))).toEqual([2, 3, 5, 2]);
  expect(nextDealer(3, new Map())).toBeUndefined();
});

test.each([
  { ...TERMS, seats: [5], reserves: [80n * BASE] },
  { ...TERMS, seats: [2, 3] },
  { ...TERMS, seats: [5, 3, 2] },
  { ...TERMS, seats: [2, 2, 5] },
  { ...TERMS, seats: [0, 3, 5] },
  { ...TERMS, seats: [2, 5, 6] },
  { ...TERMS, reserves: [80n * BASE, 80n * BASE] },
  { ...TERMS, reserves: [80n * BASE, 39n * BASE, 80n * BASE] },
  { ...TERMS, reserves: [] },
  { ...TERMS, base: 0n },
])('no hand is dealt of terms it cannot have: $seats, reserves $reserves', (terms) => {
  expect(() => dealHand(terms, DECK)).toThrow();
});
