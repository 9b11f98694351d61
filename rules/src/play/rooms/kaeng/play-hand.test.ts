import { describe, expect, test } from 'vitest';
import type { Card } from '../../tables/cards.ts';
import { NEW_DECK } from '../room-deck.ts';
import { dealHand, type KaengMove, type KaengState } from './hand-state.ts';
import { kaeng } from './kaeng.ts';
import { playHand } from './play-hand.ts';
import { refuseMove, safeMove, seatsToAct } from './play-move.ts';
import { readMove } from './read-move.ts';
import { viewFor } from './seat-view.ts';
import { settleHand } from './settle-hand.ts';
import { soundMove, strategyMove } from './strategy-move.ts';
import { mostLost, nextDealer } from './terms.ts';

const BASE = 100_000n;
const TERMS = { base: BASE, dealer: 5, seats: [2, 3, 5] };
/** Seats 2, 3 and 5 in turn, then what is drawn. */
const DECK = deckOf(['7S 7H KD 2C 3D', '7D 9S 9H QC AS', 'KH KC 4S 4H 8D'], '7C QS 6H 9D TC');

function deckOf(hands: string[], stock: string): Card[] {
  const cards = hands.map((hand) => hand.split(' '));
  const dealt = [0, 1, 2, 3, 4].flatMap((round) => cards.map((hand) => hand[round] as Card));
  const known = [...dealt, ...(stock.split(' ') as Card[])];
  return [...known, ...NEW_DECK.filter((card) => !known.includes(card))];
}

const draw = (seat: number): KaengMove => ({ seat, move: 'draw' });
const follow = (seat: number): KaengMove => ({ seat, move: 'follow' });
const call = (seat: number): KaengMove => ({ seat, move: 'call' });
const throws = (seat: number, cards: string): KaengMove => ({
  ...{ seat, move: 'throw', cards: cards.split(' ') as Card[] },
});
const after = (...moves: KaengMove[]) => playHand(TERMS, DECK, moves);
const cardsAt = ({ hands }: KaengState, seat: number) =>
  hands.find((hand) => hand.seat === seat)?.cards.join(' ');
const wins = (state: KaengState) =>
  Object.fromEntries(settleHand(state).map(({ seat, won }) => [seat, Number(won) / Number(BASE)]));

describe('a hand', () => {
  test('is dealt card by card from the dealer’s left, who acts first; six cards a seat lie in the stock', () => {
    const state = dealHand(TERMS, DECK);
    expect(state.hands.map(({ seat }) => seat)).toEqual([2, 3, 5]);
    expect(cardsAt(state, 3)).toBe('7D 9S 9H QC AS');
    expect(seatsToAct(state)).toEqual([2]);
    expect(state.stock).toHaveLength(18);
    expect(dealHand({ ...TERMS, dealer: 6, seats: [1, 2, 3, 4, 5, 6] }, NEW_DECK).stock).toHaveLength(22);
  });

  test('goes on by drawing one and throwing one, or all that are of one rank', () => {
    const drawn = after(draw(2));
    expect([cardsAt(drawn, 2), drawn.phase, drawn.stock.length]).toEqual(['7S 7H KD 2C 3D 7C', 'throw', 17]);
    expect(cardsAt(after(draw(2), throws(2, 'KD')), 2)).toBe('7S 7H 2C 3D 7C');
    expect(cardsAt(after(draw(2), throws(2, '7S 7C')), 2)).toBe('7H KD 2C 3D');
    const three = after(draw(2), throws(2, '7C 7S 7H'));
    expect([cardsAt(three, 2), three.turn, three.phase]).toEqual(['KD 2C 3D', 3, 'turn']);
  });

  test('passes with ไหล: all own cards of the rank before, none drawn', () => {
    const followed = after(draw(2), throws(2, '7S'), follow(3));
    expect([cardsAt(followed, 3), followed.turn, followed.stock.length]).toEqual(['9S 9H QC AS', 5, 17]);
    expect(followed.thrown.at(-1)).toEqual({ seat: 3, cards: ['7D'], followed: { seat: 2, pays: true } });
    expect(refuseMove(followed, follow(5))).toBe('nothing_to_follow');
    const later = after(
      draw(2),
      throws(2, '7S'),
      draw(3),
      throws(3, 'QS QC'),
      draw(5),
      throws(5, 'KH KC'),
      follow(2),
    );
    expect(cardsAt(later, 2)).toBe('7H 2C 3D 7C');
  });

  test('may follow what followed it: each one pays for its own throw', () => {
    const two = { base: BASE, dealer: 3, seats: [2, 3] };
    const cards = deckOf(['7S 7H KD 2C 3D', '7D 9S 9H QC AS'], '8C');
    const state = playHand(two, cards, [draw(2), throws(2, '7S'), follow(3)]);
    // The other's seven lies on top now, and may be followed in turn.
    expect(refuseMove(state, follow(2))).toBeNull();
    const both = playHand(two, cards, [draw(2), throws(2, '7S'), follow(3), follow(2)]);
    expect(both.hands.map(({ seat, paid }) => [seat, paid])).toEqual([
      [2, 1],
      [3, 1],
    ]);
    expect(refuseMove(both, follow(3))).toBe('nothing_to_follow');
  });

  test('is won at once by who throws the last card: two base stakes from each other seat', () => {
    const ended = playHand(
      TERMS,
      deckOf(['7S 7H 7D 2C 2D', '7C 9S 9H QC AS', 'KH KC 4S 4H 8D'], '2S TS TH 2H'),
      [
        ...[draw(2), throws(2, '7S 7H 7D'), draw(3), throws(3, 'QC'), draw(5), throws(5, 'KH KC')],
        ...[draw(2), throws(2, '2S 2C 2D 2H')],
      ],
    );
    expect(ended.end).toEqual({ how: 'emptied', by: 2, winners: [2] });
    expect(wins(ended)).toEqual({ 2: 4, 3: -2, 5: -2 });
  });

  test('ends as it was dealt where a seat holds a straight, a flush, four of a kind or both', () => {
    const state = dealHand(TERMS, deckOf(['7S 8H 9D TC JD', '2D 4D 9S QC AS', '3H 5H 9H JH KH'], '2S'));
    expect(state.end).toMatchObject({ how: 'dealt', winners: [5], hand: { name: 'flush' } });
    expect(wins(state)).toEqual({ 2: -3, 3: -3, 5: 6 });
    expect(seatsToAct(state)).toEqual([]);
    const shared = dealHand(TERMS, deckOf(['7S 8H 9D TC JD', '7D 8S 9H TH JC', '3H 5S 9C JH KH'], '2S'));
    expect(wins(shared)).toEqual({ 2: 1.5, 3: 1.5, 5: -3 });
  });

  test('ends with the throw of who drew the last card: the least sum wins', () => {
    const state = safely(dealHand(TERMS, DECK));
    expect(state.stock).toHaveLength(0);
    expect(state.end?.how).toBe('stock');
  });

  test('has no result before its end', () => {
    expect(() => settleHand(dealHand(TERMS, DECK))).toThrow('not ended');
  });
});

function safely(from: KaengState): KaengState {
  const moves: KaengMove[] = [];
  let state = from;
  while (state.phase !== 'ended') {
    moves.push(safeMove(state, state.turn));
    state = playHand(TERMS, DECK, moves);
  }
  return state;
}

test('ไหล is paid for four times by one seat, and costs it nothing after that', () => {
  const two = { base: BASE, dealer: 3, seats: [2, 3] };
  const cards = deckOf(['2S 3S 4C 5S 9D', '2H 3H 4D 5H 9C'], '2D 6S 3D 6H 7S');
  const moves = ['2S', '3S', '4C', '5S', '9D'].flatMap((card): KaengMove[] => [
    draw(2),
    throws(2, card),
    follow(3),
  ]);
  const state = playHand(two, cards, moves);
  expect(state.thrown.filter(({ followed }) => followed).map(({ followed }) => followed?.pays)).toEqual([
    ...[true, true, true, true, false],
  ]);
  expect(state.end).toEqual({ how: 'emptied', by: 3, winners: [3] });
  expect(wins(state)).toEqual({ 2: -4, 3: 4 });
});

describe('a move is refused', () => {
  test.each([
    ['of another seat', [], draw(3), 'not_your_turn'],
    ['of a seat that is not in the hand', [], draw(4), 'not_in_hand'],
    ['that throws before drawing', [], throws(2, 'KD'), 'not_drawn'],
    ['that draws twice', [draw(2)], draw(2), 'already_drawn'],
    ['that calls after drawing', [draw(2)], call(2), 'already_drawn'],
    ['that follows after drawing', [draw(2), throws(2, '7S'), draw(3)], follow(3), 'already_drawn'],
    ['that calls with too much', [], call(2), 'too_high'],
    ['that follows where nothing was thrown', [], follow(2), 'nothing_to_follow'],
    ['that throws another’s card', [draw(2)], throws(2, '9S'), 'not_your_cards'],
    ['that throws a card of the stock', [draw(2)], throws(2, 'QS'), 'not_your_cards'],
    ['that throws a card twice', [draw(2)], throws(2, '7S 7S'), 'not_your_cards'],
    ['that throws none', [draw(2)], { seat: 2, move: 'throw', cards: [] }, 'not_your_cards'],
    ['that throws two ranks', [draw(2)], throws(2, '7S KD'), 'not_one_rank'],
  ] as [string, KaengMove[], KaengMove, string][])('%s', (_, moves, move, refusal) => {
    expect(refuseMove(after(...moves), move)).toBe(refusal);
    expect(() => after(...moves, move)).toThrow(refusal);
  });

  test('after the end', () => {
    const state = dealHand(TERMS, deckOf(['7S 8H 9D TC JD', '2D 4D 9S QC AS', '3H 5H 9H JH KC'], '2S'));
    expect(refuseMove(state, draw(2))).toBe('ended');
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
      ...[
        { seat: 7, move: 'draw' },
        { seat: 2, move: 'throw' },
        { seat: 2, move: 'throw', cards: ['1S'] },
      ],
      { seat: 2, move: 'throw', cards: Array.from({ length: 1_000_000 }, () => 'AS') },
    ];
    for (const value of [...wrong, ...more]) expect(readMove(value)).toBeUndefined();
    expect(readMove({ seat: 2, move: 'draw', cards: ['AS'], stock: 1 })).toEqual(draw(2));
    expect(readMove({ seat: 2, move: 'throw', cards: ['AS', 'AH'], x: 1 })).toEqual(throws(2, 'AS AH'));
  });
});

test('the safest move draws and throws what weighs most together; it never calls', () => {
  expect(safeMove(dealHand(TERMS, DECK), 2)).toEqual(draw(2));
  // Three sevens weigh 21, the king 10.
  expect(safeMove(after(draw(2)), 2)).toEqual(throws(2, '7S 7H 7C'));
  const low = dealHand(TERMS, deckOf(['AS AH AD 2C 2D', '7C 9S 9H QC 3S', 'KH KC 4S 4H 8D'], 'JD'));
  expect(refuseMove(low, call(2))).toBeNull();
  expect(safeMove(low, 2)).toEqual(draw(2));
});

test('a strategy plays by the view of its own seat: calls when low, follows where it can, throws what weighs most', () => {
  const low = dealHand(TERMS, deckOf(['AS AH AD 2C 2D', '7C 9S 9H QC 3S', 'KH KC 4S 4H 8D'], 'JD'));
  expect(soundMove(viewFor(low, 2), 2, 7)).toEqual(call(2));
  expect(soundMove(viewFor(low, 2), 2, 6)).toEqual(draw(2));
  expect([strategyMove(viewFor(low, 2), 2, 'careful'), strategyMove(viewFor(low, 2), 2, 'bold')]).toEqual([
    draw(2),
    call(2),
  ]);
  expect(soundMove(viewFor(after(draw(2), throws(2, '7S')), 3), 3, 5)).toEqual(follow(3));
  expect(soundMove(viewFor(after(draw(2)), 2), 2, 5)).toEqual(throws(2, '7S 7H 7C'));
});

test('a view holds own cards, what was thrown and at the end all hands, and no other card anywhere in it', () => {
  const steps: KaengMove[][] = [
    [],
    [draw(2)],
    [draw(2), throws(2, '7S 7C')],
    [draw(2), throws(2, '7S'), follow(3)],
  ];
  const states = [...steps.map((moves) => after(...moves)), safely(dealHand(TERMS, DECK))];
  for (const state of states)
    for (const viewer of [2, 3, 5, null]) {
      const text = JSON.stringify(viewFor(state, viewer));
      const written = [...text.matchAll(/"([A23456789TJQK][SHDC])"/g)].map(([, card]) => card);
      const open = state.hands.filter(({ seat }) => seat === viewer || state.phase === 'ended');
      const known = [...open.flatMap(({ cards }) => cards), ...state.thrown.flatMap(({ cards }) => cards)];
      expect(written.toSorted()).toEqual(known.toSorted());
    }
});

test('a hand costs a seat at the most what was reserved: 5 to 12 base stakes', () => {
  const most = (seats: number[]) => mostLost(2, { base: BASE, dealer: 1, seats }) / BASE;
  expect(
    [
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6],
    ].map(most),
  ).toEqual([5n, 6n, 8n, 10n, 12n]);
});

test('the deal goes round the table', () => {
  const covers = new Map([5, 2, 3].map((seat) => [seat, BASE]));
  expect([undefined, 2, 4, 5].map((last) => nextDealer(last, covers))).toEqual([2, 3, 5, 2]);
  expect(nextDealer(3, new Map())).toBeUndefined();
});

test('the time to act begins anew with every turn, and with what was drawn', () => {
  const steps = [
    after(),
    after(draw(2)),
    after(draw(2), throws(2, '7S')),
    after(draw(2), throws(2, '7S'), follow(3)),
  ];
  expect(steps.map(kaeng.step)).toEqual(['turn:2:0', 'throw:2:0', 'turn:3:1', 'turn:5:2']);
});

test.each([
  { ...TERMS, seats: [5] },
  { ...TERMS, seats: [2, 3] },
  { ...TERMS, seats: [5, 2] },
  { ...TERMS, seats: [2, 2, 5] },
  { ...TERMS, seats: [0, 5] },
  { ...TERMS, seats: [5, 7] },
  { ...TERMS, base: 0n },
  { ...TERMS, base: 3n },
])('no hand is dealt of terms it cannot have: $seats, base $base', (terms) => {
  expect(() => dealHand(terms, DECK)).toThrow();
});
