import { describe, expect, test } from 'vitest';
import { fairStream } from '../../../fair-stream.ts';
import { type Card, RANKS, SUITS } from '../../tables/cards.ts';
import { NEW_DECK } from '../room-deck.ts';
import { compareHands, evaluateHand, timesWon } from './evaluate-hand.ts';
import { evaluatedApart } from './evaluated-apart.fixture.ts';
import { WRITTEN_HANDS, WRITTEN_RESULTS } from './written-hands.fixture.ts';

const cardsOf = (text: string) => text.trim().split(' ') as Card[];
const hands = WRITTEN_HANDS.trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [, cards, name, points, times] = /^\s*(.*?)\s+([a-z_]+)(\d?)\s+x(\d)\s*$/.exec(
      entry,
    ) as RegExpExecArray;
    return { cards: cards as string, name: name as string, points: Number(points), times: Number(times) };
  });
const results = WRITTEN_RESULTS.trim()
  .split('\n')
  .map((line) => {
    const [, dealer, seat, times] = /dealer (.*?) \| seat (.*?) \| (-?\d)/.exec(line) as RegExpExecArray;
    return { dealer: dealer as string, seat: seat as string, times: Number(times) };
  });

test('at least 150 hands and comparisons are written', () => {
  expect(new Set(hands.map(({ cards }) => cards)).size + results.length).toBeGreaterThanOrEqual(150);
});

test.each(hands)('$cards is $name $points, paid $times times', ({ cards, name, points, times }) => {
  const hand = evaluateHand(cardsOf(cards));
  expect([hand.name, hand.points, hand.times]).toEqual([name, points, times]);
});

test.each(results)('$seat against the dealer’s $dealer: $times', ({ dealer, seat, times }) => {
  const [one, other] = [evaluateHand(cardsOf(seat)), evaluateHand(cardsOf(dealer))];
  expect(timesWon(one, other)).toBe(times);
  expect(timesWon(other, one) + times).toBe(0);
});

test('a hand has five cards', () => {
  expect(() => evaluateHand(['AS', '2S', '3S', '4S'])).toThrow('five cards');
});

test('the three that are grouped come to a multiple of ten, whichever way the cards lie', () => {
  const { grouped } = evaluateHand(cardsOf('9S 2H 3D 5C KS'));
  const worth = (card: Card) => Math.min(RANKS.indexOf(card.charAt(0) as 'A') + 1, 10);
  expect(grouped?.toSorted()).toEqual(cardsOf('2H 3D 5C 9S KS'));
  expect((grouped ?? []).slice(0, 3).reduce((sum, card) => sum + worth(card), 0) % 10).toBe(0);
});

test('of all 2 598 960 hands there are as many of each kind as the design says', () => {
  const counts = new Map<string, number>();
  const choose = [1, 4, 6, 4, 1];
  let all = 0;
  for (const ranks of rankLists(5, 0)) {
    const many = RANKS.map((_, rank) => ranks.filter((one) => one === rank).length);
    if (many.some((count) => count > 4)) continue;
    const ways = many.reduce((product, count) => product * (choose[count] as number), 1);
    const seen: number[] = [];
    const cards = ranks.map((rank): Card => {
      seen.push(rank);
      return `${RANKS[rank] as 'A'}${SUITS[seen.filter((one) => one === rank).length - 1] as 'S'}`;
    });
    const { name, points } = evaluateHand(cards);
    const kind = name === 'bull' ? `bull ${points}` : name;
    counts.set(kind, (counts.get(kind) ?? 0) + ways);
    all += ways;
  }
  expect(all).toBe(2_598_960);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ no_bull: 870_984, bull_bull: 190_976, five_faces: 768, bomb: 608, five_small: 776 },
    ...{ 'bull 1': 171_288, 'bull 2': 168_072, 'bull 3': 171_288, 'bull 4': 168_072, 'bull 5': 177_408 },
    ...{ 'bull 6': 168_072, 'bull 7': 171_288, 'bull 8': 168_072, 'bull 9': 171_288 },
  });
});

function rankLists(many: number, from: number): number[][] {
  if (many === 0) return [[]];
  return RANKS.flatMap((_, rank) =>
    rank < from ? [] : rankLists(many - 1, rank).map((rest) => [rank, ...rest]),
  );
}

describe('a second evaluator, written apart, agrees', () => {
  test('on 8 000 random pairs of hands, and which of them is better', () => {
    const stream = fairStream({ serverSeed: 'a'.repeat(64), clientSeed: 'niu-niu', nonce: 0 });
    for (let pair = 0; pair < 8_000; pair += 1) {
      const places = new Set<number>();
      while (places.size < 10) places.add(stream.below(52));
      const cards = [...places].map((place) => NEW_DECK[place] as Card);
      const both = [cards.slice(0, 5), cards.slice(5)].map((own) => {
        const [ours, apart] = [evaluateHand(own), evaluatedApart(own.join(' '))];
        if (ours.name !== apart.name || ours.points !== apart.points || ours.times !== apart.times)
          throw new Error(`${own}: ${ours.name} ${ours.points}, apart ${apart.name} ${apart.points}`);
        return { ours, order: apart.order };
      });
      const [one, other] = both as [(typeof both)[0], (typeof both)[0]];
      const order = compareHands(one.ours, other.ours);
      if (order === 0 || Math.sign(order) !== Math.sign(one.order - other.order))
        throw new Error(`${cards}: ${order}, apart ${one.order} and ${other.order}`);
    }
  });
});
