import { describe, expect, test } from 'vitest';
import type { Card } from '../../tables/cards.ts';
import { NEW_DECK } from '../room-deck.ts';
import { cardPoints } from './card-points.ts';
import { dummy } from './dummy.ts';
import type { DummyMove, DummyState } from './hand-state.ts';
import { fitsMeld, meldKind } from './melds.ts';
import { penaltiesOf } from './play-move.ts';
import { allMeldsApart, isMeldApart } from './played-apart.fixture.ts';
import { readMove } from './read-move.ts';
import { endsOf, pointsOf } from './settle-hand.ts';
import { mostLost, nextDealer } from './terms.ts';
import {
  WRITTEN_LAY_OFFS,
  WRITTEN_MELDS,
  WRITTEN_PENALTIES,
  WRITTEN_POINTS,
} from './written-hands.fixture.ts';

const cards = (text: string) => text.split(' ').filter(Boolean) as Card[];
const linesOf = (text: string) => text.trim().split('\n');

test('at least 150 cases are written, each once', () => {
  const all = [WRITTEN_MELDS, WRITTEN_LAY_OFFS, WRITTEN_POINTS, WRITTEN_PENALTIES].flatMap(linesOf);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(150);
});

test.each(linesOf(WRITTEN_MELDS))('%s', (line) => {
  const words = line.split(' ');
  const kind = meldKind(words.slice(0, -1) as Card[]);
  expect(kind ?? 'nothing').toBe(words.at(-1));
});

test.each(linesOf(WRITTEN_LAY_OFFS))('laid off: %s', (line) => {
  const [meld = '', rest = ''] = line.split(' + ');
  expect(fitsMeld(cards(meld), cards(rest).slice(0, -1)) ? 'yes' : 'no').toBe(rest.split(' ').at(-1));
});

test.each(linesOf(WRITTEN_POINTS))('head, card, points: %s', (line) => {
  const [head, card, points] = line.split(' ');
  expect(cardPoints(card as Card, head as Card)).toBe(Number(points));
});

test.each(linesOf(WRITTEN_PENALTIES))('pile, melds, what is thrown, penalties: %s', (line) => {
  const [pile = '', melds = '', last = ''] = line.split('|');
  const [card, ...penalties] = last.trim().split(' ');
  const table = { pile: cards(pile), melds: melds.trim() === '' ? [] : melds.split(';').map(cards) };
  const found = penaltiesOf(card as Card, table);
  expect(found.length === 0 ? ['none'] : found).toEqual(penalties);
});

test('of all 22 100 threes and all 270 725 fours exactly those of a list written apart are melds; longer ones that are, are in it', () => {
  let [threes, fours] = [0, 0];
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1) {
        const three = [NEW_DECK[a], NEW_DECK[b], NEW_DECK[c]] as Card[];
        if ((meldKind(three) !== null) !== isMeldApart(three)) throw new Error(`${three}`);
        threes += 1;
        for (let d = c + 1; d < 52; d += 1) {
          fours += 1;
          // Four of two ranks or suits and more are no meld by any rule: looked at where they could be one.
          const four = [...three, NEW_DECK[d]] as Card[];
          if (isMeldApart(four) !== (meldKind(four) !== null)) throw new Error(`${four}`);
        }
      }
  expect([threes, fours]).toEqual([22_100, 270_725]);
  for (const meld of allMeldsApart()) expect(meldKind(meld as Card[])).not.toBeNull();
});

/*
 * Two seats, the dealer second in turn: eleven cards each, dealt one by one from the other seat. `hands` in the order of turns, then head and stock.
 */
function twoSeats(first: string, second: string, head: string, stock: string): DummyState {
  const [one, other] = [cards(first), cards(second)];
  const dealt = one.flatMap((card, at) => [card, other[at] as Card]);
  const rest = cards(stock);
  const used = new Set([...dealt, head, ...rest]);
  const deck = [...dealt, head as Card, ...rest, ...NEW_DECK.filter((card) => !used.has(card))];
  return dummy.deal({ base: 1_000_000n, dealer: 2, seats: [1, 2] }, deck);
}
const FIRST = '7H 8H 2C 2D 2H KS KD 5S 6S 9C JD';
const SECOND = 'QS JS TS 3C 4C 5C 8D 8C 8S AH 4H';
const table = (head = '9H', stock = 'AS 3D') => twoSeats(FIRST, SECOND, head, stock);
const after = (state: DummyState, ...moves: DummyMove[]) => moves.reduce(dummy.play, state);
const move = (seat: number, name: string, rest: object = {}) => ({ seat, move: name, ...rest }) as DummyMove;
const TAKE = move(1, 'take', { card: '9H', cards: ['7H', '8H'] });

describe('a turn', () => {
  test('is the first seat’s after the dealer, begins with a draw or a pick, and ends with a card thrown', () => {
    expect(dummy.seatsToAct(table())).toEqual([1]);
    const drawn = after(table(), move(1, 'draw'));
    expect(drawn.hands[0]?.cards).toContain('AS');
    expect(dummy.seatsToAct(drawn)).toEqual([1]);
    const thrown = after(drawn, move(1, 'discard', { card: 'AS' }));
    expect(dummy.seatsToAct(thrown)).toEqual([2]);
    expect(thrown.pile.map(({ card }) => card)).toEqual(['9H', 'AS']);
  });

  test('a pick takes all that lies above the card, melds it at once and makes the seat born', () => {
    const thrown = after(
      table(),
      move(1, 'draw'),
      move(1, 'discard', { card: 'JD' }),
      move(2, 'draw'),
      move(2, 'discard', { card: '3D' }),
    );
    const picked = after(thrown, TAKE);
    expect(picked.hands[0]).toMatchObject({ seat: 1, bornIn: 2 });
    expect(picked.melds).toEqual([['7H', '8H', '9H'].map((card) => ({ card, seat: 1 }))]);
    expect(picked.hands[0]?.cards).toEqual(expect.arrayContaining(['JD', '3D']));
    expect(picked.pile).toEqual([]);
  });

  test('each move has a time of its own, and the end has none', () => {
    const steps = [
      table(),
      after(table(), TAKE),
      after(table(), TAKE, move(1, 'discard', { card: 'JD' })),
    ].map(dummy.step);
    expect(new Set(steps).size).toBe(3);
    for (const step of steps) expect(step).toMatch(/^[a-z0-9:_-]{1,60}$/);
  });
});

describe('a move is refused', () => {
  const born = [TAKE];
  test.each<[string, DummyMove[], DummyMove, string]>([
    ['out of turn', [], move(2, 'draw'), 'not_your_turn'],
    ['of a seat that is not in the hand', [], move(3, 'draw'), 'not_in_hand'],
    ['before anything was drawn', [], move(1, 'discard', { card: 'JD' }), 'draw_first'],
    [
      'that melds before anything was drawn',
      [],
      move(1, 'meld', { cards: ['2C', '2D', '2H'] }),
      'draw_first',
    ],
    ['that draws twice', [move(1, 'draw')], move(1, 'draw'), 'drawn_already'],
    ['that picks after a draw', [move(1, 'draw')], TAKE, 'drawn_already'],
    [
      'that picks what is not in the pile',
      [],
      move(1, 'take', { card: 'AS', cards: ['KS', 'QS'] }),
      'not_in_pile',
    ],
    [
      'that picks with cards of another',
      [],
      move(1, 'take', { card: '9H', cards: ['TH', 'JH'] }),
      'not_your_cards',
    ],
    ['that picks without a meld', [], move(1, 'take', { card: '9H', cards: ['7H', '2C'] }), 'not_a_meld'],
    [
      'that picks with one card twice',
      [],
      move(1, 'take', { card: '9H', cards: ['8H', '8H'] }),
      'not_a_meld',
    ],
    [
      'that melds before the seat is born',
      [move(1, 'draw')],
      move(1, 'meld', { cards: ['2C', '2D', '2H'] }),
      'not_born',
    ],
    ['that melds nothing', born, move(1, 'meld', { cards: ['2C', '2D', 'KS'] }), 'not_a_meld'],
    ['that melds a card it has not', born, move(1, 'meld', { cards: ['2C', '2D', '2S'] }), 'not_your_cards'],
    ['that melds a card twice', born, move(1, 'meld', { cards: ['2C', '2D', '2D'] }), 'not_your_cards'],
    [
      'that lays off before the seat is born',
      [...born, move(1, 'discard', { card: 'JD' }), move(2, 'draw')],
      move(2, 'lay_off', { meld: 0, cards: ['TS'] }),
      'not_born',
    ],
    ['that lays off on no meld', born, move(1, 'lay_off', { meld: 1, cards: ['JD'] }), 'no_such_meld'],
    ['that lays off what does not fit', born, move(1, 'lay_off', { meld: 0, cards: ['JD'] }), 'does_not_fit'],
    [
      'that throws a card it has not',
      [move(1, 'draw')],
      move(1, 'discard', { card: 'QS' }),
      'not_your_cards',
    ],
    [
      'that knocks with cards left',
      [move(1, 'draw')],
      move(1, 'knock', { melds: [['2C', '2D', '2H']], card: 'JD' }),
      'does_not_knock',
    ],
    [
      'that knocks with what is no meld',
      [move(1, 'draw')],
      move(1, 'knock', { melds: [['2C', '2D', 'KS']], card: 'JD' }),
      'not_a_meld',
    ],
    [
      'that knocks without a meld',
      [move(1, 'draw')],
      move(1, 'knock', { melds: [], card: 'JD' }),
      'not_a_meld',
    ],
  ])('%s', (_, before, made, refusal) => {
    expect(dummy.refuse(after(table(), ...before), made)).toBe(refusal);
    expect(() => after(table(), ...before, made)).toThrow(refusal);
  });

  test('that picks with no card of the hand: what lies in the pile alone is no meld of the seat', () => {
    const state = table();
    const pile = (['9H', '8C', '9D', '9S'] as Card[]).map((card) => ({ card, by: 2 }));
    expect(dummy.refuse({ ...state, pile }, move(1, 'take', { card: '9H', cards: ['9D', '9S'] }))).toBe(
      'no_card_of_hand',
    );
  });

  test('that would leave no card to throw', () => {
    const state = after(table(), TAKE);
    const few = {
      ...state,
      hands: state.hands.map((hand) => (hand.seat === 1 ? { ...hand, cards: cards('2C 2D 2H') } : hand)),
    };
    expect(dummy.refuse(few, move(1, 'meld', { cards: ['2C', '2D', '2H'] }))).toBe('keep_one');
  });

  test('where it is none: fields of any other shape are not read', () => {
    const long = Array.from({ length: 60 }, () => 'AS');
    for (const value of [
      ...[null, 1, 'draw', [], {}, { seat: 1 }, { seat: 0, move: 'draw' }, { seat: 5, move: 'draw' }],
      ...[
        { seat: 1.5, move: 'draw' },
        { seat: '1', move: 'draw' },
        { seat: 1, move: 'fold' },
      ],
      ...[
        { seat: 1, move: 'take', card: 'AS' },
        { seat: 1, move: 'take', card: '1S', cards: [] },
      ],
      ...[
        { seat: 1, move: 'meld', cards: long },
        { seat: 1, move: 'meld', cards: ['AX'] },
        { seat: 1, move: 'meld', cards: 'AS' },
      ],
      ...[
        { seat: 1, move: 'lay_off', meld: -1, cards: ['AS'] },
        { seat: 1, move: 'lay_off', meld: 99, cards: ['AS'] },
      ],
      ...[
        { seat: 1, move: 'discard', card: ['AS'] },
        { seat: 1, move: 'knock', melds: ['AS'], card: 'AS' },
      ],
    ])
      expect(readMove(value)).toBeUndefined();
    expect(readMove({ seat: 1, move: 'discard', card: 'AS', extra: 1 })).toEqual({
      seat: 1,
      move: 'discard',
      card: 'AS',
    });
  });
});

describe('the end', () => {
  const dark = twoSeats('7H 8H TH 2C 2D 2H KS KD KC 5S 6S', SECOND, '9H', 'JD 7S');
  const KNOCK = ['2C 2D 2H', 'KS KD KC', '5S 6S 7S'].map(cards);

  test('is a knock with the last card: what was laid down and 50 more, against cards that are held', () => {
    const state = after(
      table(),
      ...[TAKE, move(1, 'discard', { card: 'JD' }), move(2, 'draw'), move(2, 'discard', { card: 'AS' })],
      ...[move(1, 'draw'), move(1, 'meld', { cards: ['2C', '2D', '2H'] })],
    );
    const last = {
      ...state,
      hands: state.hands.map((hand) => (hand.seat === 1 ? { ...hand, cards: cards('9C') } : hand)),
    };
    const over = after(last, move(1, 'discard', { card: '9C' }));
    expect(over).toMatchObject({ phase: 'ended', knock: { seat: 1, dark: false, colour: false } });
    // 7H 8H 5 each, the head card 50, 2C 50, 2D 2H 5 each, the last card 50.
    expect(over.hands.map((hand) => pointsOf(over, hand))).toEqual([170, -(50 + 10 + 10 + 15 + 15 + 15 + 5)]);
  });

  test('มืด doubles, whether the seat was born in that very turn or not at all', () => {
    const picked = after(
      dark,
      TAKE,
      move(1, 'meld', { cards: ['2C', '2D', '2H'] }),
      move(1, 'meld', { cards: ['KS', 'KD', 'KC'] }),
    );
    const few = {
      ...picked,
      hands: picked.hands.map((hand) => (hand.seat === 1 ? { ...hand, cards: cards('TH') } : hand)),
    };
    const over = after(few, move(1, 'discard', { card: 'TH' }));
    expect(over.knock).toEqual({ seat: 1, dark: true, colour: false });
    expect(pointsOf(over, over.hands[0] as never)).toBe((60 + 60 + 30 + 50) * 2);
    const unborn = twoSeats('7S 3H TH 2C 2D 2H KS KD KC 5S 6S', SECOND, '9H', 'JD');
    const few2 = { ...after(unborn, move(1, 'draw')) };
    const held = {
      ...few2,
      hands: few2.hands.map((hand) =>
        hand.seat === 1 ? { ...hand, cards: cards('7S TH 2C 2D 2H KS KD KC 5S 6S') } : hand,
      ),
    };
    const knocked = after(held, move(1, 'knock', { melds: KNOCK, card: 'TH' }));
    expect(knocked.knock).toEqual({ seat: 1, dark: true, colour: false });
    expect(endsOf(knocked)[0]).toMatchObject({ points: (60 + 30 + 15 + 50) * 2, marks: ['knock', 'dark'] });
    expect(endsOf(knocked)[1]?.marks).toEqual(['unborn']);
  });

  test('มืดสี counts four times, สี alone twice', () => {
    const suited = twoSeats(
      '7H 8H TH JH QH KH 2H 3H 4H 5H 2S',
      SECOND.replace('AH', 'KS').replace('4H', '4S'),
      '9H',
      'AD',
    );
    const over = after(
      suited,
      move(1, 'take', { card: '9H', cards: ['7H', '8H'] }),
      move(1, 'knock', { melds: [cards('TH JH QH KH'), cards('2H 3H 4H 5H')], card: '2S' }),
    );
    expect(over.knock).toEqual({ seat: 1, dark: true, colour: true });
    expect(pointsOf(over, over.hands[0] as never)).toBe((60 + 40 + 20 + 50) * 4);
    const later = { ...over, knock: { seat: 1, dark: false, colour: true } };
    expect(pointsOf(later, later.hands[0] as never)).toBe((60 + 40 + 20 + 50) * 2);
  });

  test('โง่: who threw the card that is melded in the very turn of a knock has 50 taken off', () => {
    const state = after(
      table('3S', 'AS 3D'),
      move(1, 'draw'),
      move(1, 'discard', { card: 'JD' }),
      move(2, 'draw'),
      move(2, 'discard', { card: 'TS' }),
    );
    const close = {
      ...state,
      hands: state.hands.map((hand) => (hand.seat === 1 ? { ...hand, cards: cards('9S 8S 9C') } : hand)),
    };
    const over = after(
      close,
      move(1, 'take', { card: 'TS', cards: ['9S', '8S'] }),
      move(1, 'discard', { card: '9C' }),
    );
    expect(over.hands.map(({ penalties }) => penalties)).toEqual([[], ['fool']]);
  });

  test('comes with the last card of the stock, without a knock', () => {
    let state = table();
    while (state.phase !== 'ended') {
      const seat = dummy.seatsToAct(state)[0] as number;
      state = dummy.play(state, dummy.safeMove(state, seat));
    }
    expect(state).toMatchObject({ stock: [], knock: null });
    expect(state.turn).toBe(28);
  });

  test('pays between each two seats a base stake for 50 points, 10 at the most, and nothing leaves but the rake', () => {
    const over = { ...after(dark, TAKE), phase: 'ended' as const };
    // Seat 1: 60 laid, less 2C 50, 2D 2H 5S 6S 20, KS KD KC TH 40. Seat 2: less QS 50, JS TS 20, AH 15 and seven of 5.
    expect(over.hands.map((hand) => pointsOf(over, hand))).toEqual([60 - 110, -(50 + 20 + 15 + 35)]);
    expect(dummy.settle(over).map(({ seat, won }) => [seat, won])).toEqual([
      [1, 1_400_000n],
      [2, -1_400_000n],
    ]);
    const far = {
      ...over,
      knock: { seat: 1, dark: true, colour: true },
      hands: over.hands.map((hand) => (hand.seat === 1 ? { ...hand, cards: [] } : hand)),
    };
    expect(dummy.settle(far).map(({ won, rake }) => [won, rake])).toEqual([
      [10_000_000n, 300_000n],
      [-10_000_000n, 0n],
    ]);
  });

  test('has no result before it', () => {
    expect(() => dummy.settle(table())).toThrow('not ended');
  });
});

describe('terms', () => {
  test.each([
    [2, 11],
    [3, 9],
    [4, 7],
  ])('%i seats are dealt %i cards each, then the head card', (seats, each) => {
    const state = dummy.deal({ base: 1n, dealer: 1, seats: [1, 2, 3, 4].slice(0, seats) }, NEW_DECK);
    expect(state.hands.map((hand) => hand.cards.length)).toEqual(Array.from({ length: seats }, () => each));
    expect(state.head).toBe(NEW_DECK[seats * each]);
    expect(state.stock).toHaveLength(51 - seats * each);
    expect(state.hands.at(-1)?.seat).toBe(1);
  });

  test.each([
    { base: 1n, dealer: 1, seats: [1] },
    { base: 1n, dealer: 1, seats: [1, 2, 3, 4, 5] },
    { base: 1n, dealer: 3, seats: [1, 2] },
    { base: 1n, dealer: 1, seats: [2, 1] },
    { base: 1n, dealer: 1, seats: [1, 1] },
    { base: 0n, dealer: 1, seats: [1, 2] },
  ])('no hand is dealt of $seats, dealer $dealer, base $base', (terms) => {
    expect(() => dummy.deal(terms, NEW_DECK)).toThrow();
  });

  test('reserve ten base stakes for each other seat; dealing goes round the table', () => {
    expect(mostLost(1, { base: 5n, dealer: 1, seats: [1, 2, 4] })).toBe(100n);
    const covers = new Map([
      [1, 1n],
      [3, 1n],
      [4, 1n],
    ]);
    expect([undefined, 1, 2, 3, 4].map((last) => nextDealer(last, covers))).toEqual([1, 3, 3, 4, 1]);
    expect(nextDealer(1, new Map())).toBeUndefined();
  });
});
