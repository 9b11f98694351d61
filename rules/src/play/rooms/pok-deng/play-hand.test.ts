import { describe, expect, test } from 'vitest';
import type { Card } from '../../tables/cards.ts';
import { dealHand, type PokDengMove } from './hand-state.ts';
import { playHand } from './play-hand.ts';
import { refuseMove, safeMove, seatsToAct } from './play-move.ts';
import { readMove } from './read-move.ts';
import { viewFor } from './seat-view.ts';
import { settleHand } from './settle-hand.ts';
import { mostLost, nextDealer } from './terms.ts';

const BASE = 100_000n;
const TERMS = { base: BASE, dealer: 4, seats: [2, 4, 7] };
/** Dealt to seats 7, 2 and the dealer, twice; then the third card of each. */
const deck = (text: string) => text.split(' ') as Card[];
const DECK = deck('2S AH 5C 3S KD TD 9H 4C 9S');
const draw = (seat: number): PokDengMove => ({ seat, move: 'draw' });
const stand = (seat: number): PokDengMove => ({ seat, move: 'stand' });
const compare = (...seats: number[]): PokDengMove => ({ seat: 4, move: 'compare', seats });
const nets = (cards: Card[], ...moves: PokDengMove[]) =>
  Object.fromEntries(settleHand(playHand(TERMS, cards, moves)).map(({ seat, net }) => [seat, Number(net)]));

describe('a hand', () => {
  test('is dealt from the dealer’s left, twice round; seats act at the same time and before the dealer', () => {
    const state = dealHand(TERMS, DECK);
    expect(state.hands.map(({ seat, cards }) => [seat, ...cards])).toEqual([
      [7, '2S', '3S'],
      [2, 'AH', 'KD'],
      [4, '5C', 'TD'],
    ]);
    expect(seatsToAct(state)).toEqual([7, 2]);
    expect(seatsToAct(playHand(TERMS, DECK, [stand(2)]))).toEqual([7]);
    expect(seatsToAct(playHand(TERMS, DECK, [stand(2), draw(7)]))).toEqual([4]);
  });

  test('gives each seat its own third card, in any order of drawing', () => {
    const one = playHand(TERMS, DECK, [draw(2), draw(7)]);
    const other = playHand(TERMS, DECK, [draw(7), draw(2)]);
    expect(one).toEqual(other);
    expect(one.hands.map(({ cards }) => cards[2])).toEqual(['9H', '4C', undefined]);
  });

  test('is settled against the dealer’s last hand: 2S 3S stands on five and draws with 5C TD, AH KD loses', () => {
    expect(nets(DECK, stand(7), stand(2), stand(4))).toEqual({ 7: 0, 2: -100_000, 4: 97_000 });
    // The dealer's third card is 9S: four points, below five with two เด้ง and above one.
    expect(nets(DECK, stand(7), stand(2), draw(4))).toEqual({ 7: 194_000, 2: -100_000, 4: -100_000 });
  });

  test('is settled with chosen seats before the dealer draws, and with the others after', () => {
    expect(nets(DECK, stand(7), stand(2), compare(7), draw(4))).toEqual({ 7: 0, 2: -100_000, 4: 97_000 });
    expect(playHand(TERMS, DECK, [stand(7), stand(2), compare(7, 2)]).phase).toBe('ended');
  });

  test('ends at once with a dealer’s ป๊อก, and without the dealer’s turn where every seat has one', () => {
    expect(dealHand(TERMS, deck('2S AH 8C 3S KD TD 9H 4C 9S')).phase).toBe('ended');
    const all = dealHand(TERMS, deck('2S AH 5C 7S 8D TD 9H 4C 9S'));
    expect(all.phase).toBe('ended');
    expect(settleHand(all).map(({ seat, won }) => [seat, won / BASE])).toEqual([
      [7, 2n],
      [2, 1n],
      [4, -3n],
    ]);
  });

  test('has no result before its end', () => {
    expect(() => settleHand(dealHand(TERMS, DECK))).toThrow('not ended');
  });
});

describe('a move is refused', () => {
  const after = (...moves: PokDengMove[]) => playHand(TERMS, DECK, moves);
  test.each([
    ['before the dealer’s turn', [], stand(4), 'not_your_turn'],
    ['of a seat that has acted', [draw(7)], stand(7), 'already_acted'],
    ['of a seat that is not in the hand', [], draw(3), 'not_in_hand'],
    ['where a seat compares', [], { ...compare(2), seat: 7 }, 'not_dealer'],
    ['that compares seats a second time', [stand(7), stand(2), compare(7)], compare(2), 'already_acted'],
    ['that compares no seat', [stand(7), stand(2)], compare(), 'no_such_seats'],
    ['that compares the dealer', [stand(7), stand(2)], compare(4), 'no_such_seats'],
    ['that compares a seat twice', [stand(7), stand(2)], compare(2, 2), 'no_such_seats'],
    ['after the end', [stand(7), stand(2), stand(4)], draw(7), 'ended'],
  ] as [string, PokDengMove[], PokDengMove, string][])('%s', (_, moves, move, refusal) => {
    expect(refuseMove(after(...moves), move)).toBe(refusal);
    expect(() => playHand(TERMS, DECK, [...moves, move])).toThrow(refusal);
  });

  test('where it is none: fields of any other shape are not read', () => {
    const wrong = [
      null,
      1,
      'draw',
      [],
      {},
      { seat: 2 },
      { seat: '2', move: 'draw' },
      { seat: 2, move: 'fold' },
    ];
    const more = [
      { seat: 1.5, move: 'draw' },
      { seat: 4, move: 'compare' },
      { seat: 4, move: 'compare', seats: [10] },
    ];
    const long = { seat: 4, move: 'compare', seats: Array.from({ length: 1_000_000 }, () => 1) };
    for (const value of [...wrong, ...more, long]) expect(readMove(value)).toBeUndefined();
    expect(readMove({ seat: 2, move: 'draw', cards: ['AS'], third: 'AH' })).toEqual(draw(2));
  });
});

test('the safest move draws below four points and stands from four on', () => {
  const state = dealHand(TERMS, DECK);
  expect([7, 2, 4].map((seat) => safeMove(state, seat).move)).toEqual(['stand', 'draw', 'stand']);
});

test('a view holds own cards and what is shown, and no other card anywhere in it', () => {
  const steps: PokDengMove[][] = [[], [draw(7)], [draw(7), stand(2)], [draw(7), stand(2), compare(7)]];
  const shown = [[], [], [], [7, 4]];
  for (const [step, moves] of steps.entries()) {
    const state = playHand(TERMS, DECK, moves);
    for (const viewer of [2, 4, 7, null]) {
      const text = JSON.stringify(viewFor(state, viewer));
      for (const { seat, cards, third } of state.hands) {
        const open = seat === viewer || (shown[step] as number[]).includes(seat);
        expect(cards.filter((card) => text.includes(card))).toEqual(open ? cards : []);
        if (!cards.includes(third)) expect(text).not.toContain(third);
      }
    }
  }
});

describe('who deals', () => {
  const covers = (units: Record<number, number>) =>
    new Map(Object.entries(units).map(([seat, money]) => [Number(seat), BigInt(money) * BASE]));

  test('reserves five base stakes for every other seat, the others five each', () => {
    expect([2, 4, 7].map((seat) => mostLost(seat, TERMS) / BASE)).toEqual([5n, 10n, 5n]);
  });

  test('goes round the table, passing who does not cover all others', () => {
    expect(nextDealer(undefined, covers({ 2: 10, 4: 10, 7: 10 }), BASE)).toBe(2);
    expect(nextDealer(2, covers({ 2: 10, 4: 9, 7: 10 }), BASE)).toBe(7);
    expect(nextDealer(7, covers({ 2: 9, 4: 10, 7: 10 }), BASE)).toBe(4);
    expect(nextDealer(5, covers({ 2: 10, 4: 10, 7: 9 }), BASE)).toBe(2);
    expect(nextDealer(4, covers({ 2: 9, 4: 9, 7: 9 }), BASE)).toBeUndefined();
  });
});

test.each([
  { ...TERMS, seats: [4] },
  { ...TERMS, seats: [2, 7] },
  { ...TERMS, seats: [4, 2] },
  { ...TERMS, seats: [2, 2, 4] },
  { ...TERMS, seats: [0, 4] },
  { ...TERMS, seats: [4, 10] },
  { ...TERMS, base: 0n },
])('no hand is dealt of terms it cannot have: $seats, dealer $dealer', (terms) => {
  expect(() => dealHand(terms, DECK)).toThrow();
});
