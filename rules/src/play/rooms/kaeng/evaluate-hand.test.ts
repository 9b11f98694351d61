import { expect, test } from 'vitest';
import { fairStream } from '../../../fair-stream.ts';
import type { Card } from '../../tables/cards.ts';
import { NEW_DECK } from '../room-deck.ts';
import { compareDealt, evaluateDealt, sumOf } from './evaluate-hand.ts';
import { dealtApart, sumApart } from './evaluated-apart.fixture.ts';
import { type KaengState, lowestOf } from './hand-state.ts';
import { playMove } from './play-move.ts';
import { settleHand } from './settle-hand.ts';
import { CALL_MOST } from './terms.ts';
import { WRITTEN_CALLS, WRITTEN_DEALT, WRITTEN_STOCK, WRITTEN_SUMS } from './written-hands.fixture.ts';

const BASE = 1_200n;
const cardsOf = (text: string) => text.trim().split(' ') as Card[];
const entries = (text: string) => text.trim().split(/[|\n]/);
const lines = (text: string) => text.trim().split('\n');
const dealt = entries(WRITTEN_DEALT).map((entry) => {
  const [, cards, name, times] = /^\s*(.*?)\s+([a-z_]+)(?: x(\d))?\s*$/.exec(entry) as RegExpExecArray;
  return { cards: cards as string, name: name as string, times: Number(times ?? 0) };
});
const sums = entries(WRITTEN_SUMS).map((entry) => {
  const [cards, sum] = entry.split('=') as [string, string];
  return { cards: cards.trim(), sum: Number(sum) };
});
const ends = [...lines(WRITTEN_CALLS), ...lines(WRITTEN_STOCK)].map((line) => {
  const [hands, wins] = line.split(':') as [string, string];
  return { hands: hands.trim(), wins: wins.trim() };
});

test('at least 150 hands and ends are written', () => {
  expect(new Set([...dealt, ...sums].map(({ cards }) => cards)).size + ends.length).toBeGreaterThanOrEqual(
    150,
  );
});

test.each(dealt)('$cards as it is dealt is $name, paid $times times', ({ cards, name, times }) => {
  const hand = evaluateDealt(cardsOf(cards));
  expect([hand?.name ?? 'none', hand?.times ?? 0]).toEqual([name, times]);
});

test.each(sums)('$cards weighs $sum', ({ cards, sum }) => {
  expect(sumOf(cardsOf(cards))).toBe(sum);
});

test.each(ends)('$hands: $wins', ({ hands, wins }) => {
  const state = stateOf(hands);
  const caller = hands.split('|').findIndex((cards) => cards.includes('*')) + 1;
  const ended =
    caller > 0
      ? playMove(state, { seat: caller, move: 'call' })
      : { ...state, phase: 'ended' as const, end: { how: 'stock' as const, winners: lowestOf(state.hands) } };
  expect(settleHand(ended).map(({ won }) => won)).toEqual(wins.split(' ').map(unitsOf));
});

/** Seats 1, 2 … with these cards, the turn at the one with the star. */
function stateOf(text: string): KaengState {
  const hands = text
    .split('|')
    .map((cards, at) => ({ seat: at + 1, cards: cardsOf(cards.replace('*', '')), paid: 0 }));
  const seats = hands.map(({ seat }) => seat);
  const turn = text.split('|').findIndex((cards) => cards.includes('*')) + 1;
  return {
    terms: { base: BASE, dealer: seats.length, seats },
    ...{ phase: 'turn', turn, hands, stock: ['2C'], thrown: [], end: null },
  };
}

function unitsOf(text: string): bigint {
  const [part, of] = text.split('/');
  return (BigInt(part as string) * BASE) / BigInt(of ?? 1);
}

test('a pot that cannot be shared in equal units leaves none over: the first from the dealer’s left get one more', () => {
  const { terms, ...rest } = stateOf('AS | AD | AH | 4C');
  const end = { how: 'stock' as const, winners: lowestOf(rest.hands) };
  const state = { ...rest, phase: 'ended' as const, end, terms: { ...terms, base: 100_000n } };
  expect(settleHand(state).map(({ won }) => won)).toEqual([33_334n, 33_333n, 33_333n, -100_000n]);
});

test('who calls has ten in hand at the most', () => {
  expect(CALL_MOST).toBe(10);
  const call = { seat: 1, move: 'call' as const };
  expect(() => playMove(stateOf('8S 3H* | KD QD'), call)).toThrow('too_high');
  expect(playMove(stateOf('7S 3H* | KD QD'), call).end).toMatchObject({ how: 'called', winners: [1] });
});

test('five cards are dealt', () => {
  expect(() => evaluateDealt(cardsOf('AS 2S 3S 4S'))).toThrow('five cards');
});

test('of hands that win as they were dealt the rarer one beats, then the higher; equal ones share', () => {
  const inOrder = [
    'AS 2H 3D 4C 5S',
    '9S TH JD QC KS',
    'TS JH QD KC AS',
    '2D 3D 4D 5D 7D',
    'AS 3S 5S 7S 9S',
    '2S 2H 2D 2C KS',
    'AS AH AD AC 5S',
    'AD 2D 3D 4D 5D',
    'TC JC QC KC AC',
  ].map((cards) => {
    const hand = evaluateDealt(cardsOf(cards));
    if (!hand) throw new Error(`${cards} does not win as it is dealt`);
    return hand;
  });
  for (const [at, hand] of inOrder.entries())
    for (const [other, second] of inOrder.entries())
      expect(Math.sign(compareDealt(hand, second))).toBe(Math.sign(at - other));
});

test('a second evaluator, written apart, agrees on 40 000 hands and their order', () => {
  const stream = fairStream({ serverSeed: 'e'.repeat(64), clientSeed: 'kaeng', nonce: 0 });
  let before: Card[] = cardsOf('TS JS QS KS AS');
  let special = 0;
  for (let hand = 0; hand < 40_000; hand += 1) {
    const cards = randomFive(stream.word());
    const [ours, apart] = [evaluateDealt(cards), dealtApart(cards)];
    if ((ours?.name ?? 'none') !== apart.name || (ours?.times ?? 0) !== apart.times)
      throw new Error(`${cards}: ${ours?.name}, apart ${apart.name}`);
    if (sumOf(cards) !== sumApart(cards)) throw new Error(`${cards}: ${sumOf(cards)}`);
    if (!ours) continue;
    special += 1;
    const other = evaluateDealt(before);
    const order = apart.order - dealtApart(before).order;
    if (!other || Math.sign(compareDealt(ours, other)) !== Math.sign(order))
      throw new Error(`${cards} and ${before}`);
    before = cards;
  }
  expect(special).toBeGreaterThan(150);
});

/** Five different cards of one word. */
function randomFive(word: number): Card[] {
  const deck = [...NEW_DECK];
  let left = word;
  return Array.from({ length: 5 }, () => {
    const [card] = deck.splice(left % deck.length, 1);
    left = (Math.imul(left, 1_664_525) + 1_013_904_223) >>> 0;
    return card as Card;
  });
}
