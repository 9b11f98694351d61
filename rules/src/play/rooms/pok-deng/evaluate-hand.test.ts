import { describe, expect, test } from 'vitest';
import { fairStream } from '../../../fair-stream.ts';
import type { Card } from '../../tables/cards.ts';
import { NEW_DECK } from '../room-deck.ts';
import { basesWon, compareHands, evaluateHand } from './evaluate-hand.ts';
import { evaluatedApart } from './evaluated-apart.fixture.ts';
import { WRITTEN_HANDS, WRITTEN_RESULTS } from './written-hands.fixture.ts';

const cardsOf = (text: string) => text.trim().split(' ') as Card[];
const hands = WRITTEN_HANDS.trim()
  .split(/[|\n]/)
  .map((entry) => /^\s*([^a-z]+?)\s+([a-z_]+)(\d?)x(\d)\s*$/.exec(entry) as RegExpExecArray);
const results = WRITTEN_RESULTS.trim()
  .split('\n')
  .map((line) => /dealer (.*?) \| seat (.*?) \| (-?\d)/.exec(line) as RegExpExecArray);

test('at least 150 hands and comparisons are written', () => {
  expect(new Set(hands.map(([, cards]) => cards)).size + results.length).toBeGreaterThanOrEqual(150);
});

test.each(hands.map(([, cards, name, points, times]) => ({ cards, name, points, times })))(
  '$cards is $name$points, paid $times times',
  ({ cards, name, points, times }) => {
    const hand = evaluateHand(cardsOf(cards as string));
    expect([hand.name, hand.times]).toEqual([name, Number(times)]);
    if (points) expect(hand.points).toBe(Number(points));
  },
);

test.each(results.map(([, dealer, seat, bases]) => ({ dealer, seat, bases: Number(bases) })))(
  '$seat against the dealer’s $dealer: $bases',
  ({ dealer, seat, bases }) => {
    const [one, other] = [evaluateHand(cardsOf(seat as string)), evaluateHand(cardsOf(dealer as string))];
    expect(basesWon(one, other)).toBe(bases);
    expect(basesWon(other, one) + bases).toBe(0);
  },
);

test('a hand has two or three cards', () => {
  expect(() => evaluateHand(['AS'])).toThrow();
  expect(() => evaluateHand(['AS', '2S', '3S', '4S'])).toThrow();
});

describe('a second evaluator, written apart, agrees', () => {
  const agree = (cards: Card[]) => {
    const { name, times } = evaluateHand(cards);
    const apart = evaluatedApart(cards.join(' '));
    if (name !== apart.name || times !== apart.times)
      throw new Error(`${cards}: ${name}, apart ${apart.name}`);
  };

  test('on all 1 326 hands of two cards and all 22 100 of three', () => {
    let count = 0;
    for (const [first, one] of NEW_DECK.entries())
      for (const [second, two] of NEW_DECK.entries()) {
        if (second <= first) continue;
        agree([one, two]);
        count += 1;
        for (const three of NEW_DECK.slice(second + 1)) {
          agree([three, one, two]);
          count += 1;
        }
      }
    expect(count).toBe(1326 + 22100);
  });

  test('on the order of 20 000 random pairs of hands', () => {
    const stream = fairStream({ serverSeed: 'c'.repeat(64), clientSeed: 'pok-deng', nonce: 0 });
    for (let pair = 0; pair < 20_000; pair += 1) {
      const places = new Set<number>();
      while (places.size < 6) places.add(stream.below(52));
      const cards = [...places].map((place) => NEW_DECK[place] as Card);
      const [one, other] = [cards.slice(0, 2 + stream.below(2)), cards.slice(3, 5 + stream.below(2))];
      const apart = evaluatedApart(one.join(' ')).order - evaluatedApart(other.join(' ')).order;
      const ours = compareHands(evaluateHand(one), evaluateHand(other));
      if (Math.sign(apart) !== Math.sign(ours))
        throw new Error(`${one} against ${other}: ${ours}, apart ${apart}`);
    }
  });
});
