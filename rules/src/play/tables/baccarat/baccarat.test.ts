import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { fraction, inPercent } from '../fraction.ts';
import { baccarat } from './baccarat.ts';
import { COUNTED, COUNTED_PAIRS, HANDS, STARTS } from './counted-hands.ts';
import { handsFrom } from './deal.ts';

/** The third-card rule as it is printed, by the banker's points: at which third cards of the player it draws; `-` where the player stood. */
const DRAWS = ['0123456789-', '0123456789-', '0123456789-', '012345679-', '234567-', '4567-', '67', ''];

/** Every way the values of six cards may lie, by how many of the 416 cards make it. All of them are below 2^53. */
function countAll() {
  const left = [128, ...Array.from({ length: 9 }, () => 32)];
  const counts = new Map<string, bigint>();
  let cards = 416;

  const count = (name: string, ways: number) => counts.set(name, (counts.get(name) ?? 0n) + BigInt(ways));
  const each = (ways: number, next: (value: number, ways: number) => void) => {
    for (const [value, of] of left.entries()) {
      left[value] = of - 1;
      cards -= 1;
      next(value, ways * of);
      cards += 1;
      left[value] = of;
    }
  };
  const end = (player: number, banker: number, dealt: 4 | 5 | 6, natural: boolean, waysSoFar: number) => {
    let ways = waysSoFar;
    for (let rest = cards, missing = 6 - dealt; missing > 0; missing -= 1, rest -= 1) ways *= rest;
    const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker';
    count(winner, ways);
    if (dealt === 4) count('fourCards', ways);
    if (winner === 'banker' && banker === 6) count('bankerSix', ways);
    if (natural) count(winner === 'tie' ? 'naturalTie' : `${winner}Natural`, ways);
    else if (winner !== 'tie') count(`${winner}By${Math.abs(player - banker)}`, ways);
  };
  each(1, (p1, w1) =>
    each(w1, (b1, w2) =>
      each(w2, (p2, w3) =>
        each(w3, (b2, ways) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
          const draws = (seen: string) => (DRAWS[banker] ?? '').includes(seen);
          if (player > 7 || banker > 7) end(player, banker, 4, true, ways);
          else if (player > 5 && !draws('-')) end(player, banker, 4, false, ways);
          else if (player > 5) each(ways, (b3, w5) => end(player, (banker + b3) % 10, 5, false, w5));
          else
            each(ways, (p3, w5) => {
              const after = (player + p3) % 10;
              if (!draws(String(p3))) end(after, banker, 5, false, w5);
              else each(w5, (b3, w6) => end(after, (banker + b3) % 10, 6, false, w6));
            });
        }),
      ),
    ),
  );
  return counts;
}

test('the hands of eight decks are counted, all of them', () => {
  const counts = countAll();
  const { player, banker, tie, bankerSix, fourCards, naturalTie, natural, playerBy, bankerBy } = COUNTED;
  expect(player + banker + tie).toBe(HANDS);
  for (const [name, ways] of Object.entries({ player, banker, tie, bankerSix, fourCards, naturalTie }))
    expect([name, counts.get(name)]).toEqual([name, ways]);
  expect([counts.get('playerNatural'), counts.get('bankerNatural')]).toEqual([natural, natural]);
  for (const [by, ways] of Object.entries(playerBy)) expect(counts.get(`playerBy${by}`)).toBe(ways);
  for (const [by, ways] of Object.entries(bankerBy)) expect(counts.get(`bankerBy${by}`)).toBe(ways);
});

test('the pairs that four cards begin with are counted: by hand over 52 cards, the first of which is fixed', () => {
  const kept: number[] = Array.from({ length: 52 }, (_, kind) => (kind === 0 ? 7 : 8));
  const take = <T>(kind: number, next: (ways: number) => T): T => {
    const ways = kept[kind] ?? 0;
    kept[kind] = ways - 1;
    const done = next(ways);
    kept[kind] = ways;
    return done;
  };
  let [either, one, both] = [0, 0, 0];
  for (let banker1 = 0; banker1 < 52; banker1 += 1)
    take(banker1, (w1) => {
      for (let player2 = 0; player2 < 52; player2 += 1)
        take(player2, (w2) => {
          for (let banker2 = 0; banker2 < 52; banker2 += 1) {
            const ways = w1 * w2 * (kept[banker2] ?? 0);
            if (player2 % 13 === 0 || banker1 % 13 === banker2 % 13) either += ways;
            const perfect = Number(player2 === 0) + Number(banker1 === banker2);
            if (perfect === 1) one += ways;
            if (perfect === 2) both += ways;
          }
        });
    });
  expect(STARTS).toBe(415n * 414n * 413n);
  expect([either, one, both].map(BigInt)).toEqual([
    COUNTED_PAIRS.eitherPair,
    COUNTED_PAIRS.onePerfect,
    COUNTED_PAIRS.bothPerfect,
  ]);
});

describe('each play returns', () => {
  const percents = (variant: string) =>
    Object.fromEntries(baccarat.plays(variant).map(({ key, returns }) => [key, inPercent(returns, 3)]));
  const SIDES = {
    ...{ player: '98.765', tie: '85.640', 'player-pair': '89.639', 'banker-pair': '89.639' },
    ...{ 'either-pair': '86.290', 'perfect-pair': '91.953', big: '95.654', small: '94.717' },
    ...{ 'player-dragon-bonus': '97.348', 'banker-dragon-bonus': '90.627' },
  };

  test('with commission', () => {
    expect(percents('commission')).toEqual({ ...SIDES, banker: '98.942' });
  });

  test('without commission, where the banker’s six pays half', () => {
    expect(percents('no-commission')).toEqual({ ...SIDES, banker: '98.542', 'super-6': '86.182' });
  });

  test('exactly what is counted: the player 98.765 % and a tie 8 to 1', () => {
    const returnsOf = (key: string) => baccarat.plays('commission').find((play) => play.key === key)?.returns;
    expect(returnsOf('player')).toEqual(fraction(2n * COUNTED.player + COUNTED.tie, HANDS));
    expect(returnsOf('tie')).toEqual(fraction(9n * COUNTED.tie, HANDS));
    expect(returnsOf('player-pair')).toEqual(fraction(12 * 31, 415));
  });
});

/** Dealt in this order: player, banker, player, banker, the player's third, the banker's third. */
function deal(cards: string) {
  return handsFrom(cards.split(' ') as Card[]);
}
const STAKE = 10_000_000n;
const paid = (variant: string, play: string, cards: string) =>
  Number(baccarat.payout(variant, play, STAKE, deal(cards))) / Number(STAKE);

describe('a round', () => {
  test('ends with a natural of either side, and nothing is drawn', () => {
    expect(deal('9S 2H KD 3C 5S 5H')).toEqual({
      ...{ player: ['9S', 'KD'], banker: ['2H', '3C'], points: { player: 9, banker: 5 } },
      ...{ winner: 'player', natural: true, pairs: { player: 'none', banker: 'none' } },
    });
    expect(deal('2S 4H 3D 4C 5S 5H')).toMatchObject({
      winner: 'banker',
      player: ['2S', '3D'],
      natural: true,
    });
  });

  test('gives the player the fifth card and the banker the sixth; where the player stands, the fifth is the banker’s', () => {
    expect(deal('2S 2H 3D KC 4S 6H')).toMatchObject({
      ...{ player: ['2S', '3D', '4S'], banker: ['2H', 'KC', '6H'], points: { player: 9, banker: 8 } },
    });
    expect(deal('2S 2H 4D 3C 4S 6H')).toMatchObject({ player: ['2S', '4D'], banker: ['2H', '3C', '4S'] });
  });

  test.each(DRAWS.map((seen, points) => [points, seen] as const))(
    'with %i points the banker draws at %j, as it is printed',
    (points, seen) => {
      const bankers = `${points === 0 ? 'K' : points === 1 ? 'A' : points}H`;
      for (const third of '0123456789') {
        const thirdCard = `${third === '0' ? 'T' : third === '1' ? 'A' : third}D`;
        const { banker } = deal(`2S ${bankers} 3C KC ${thirdCard} 9C`);
        expect([third, banker.length]).toEqual([third, seen.includes(third) ? 3 : 2]);
      }
      // The player stands with six.
      expect(deal(`2S ${bankers} 4C KC 9C`).banker).toHaveLength(seen.includes('-') ? 3 : 2);
    },
  );

  test('of the banker pays .95 with commission; without it evens, and half with six', () => {
    // Player 6, banker 7; player 5 and a ten, banker 6.
    const [seven, six] = ['2S 3H 4C 4C', '2S 2H 3C 4C TD'];
    expect([seven, six].map((cards) => paid('commission', 'banker', cards))).toEqual([1.95, 1.95]);
    expect([seven, six].map((cards) => paid('no-commission', 'banker', cards))).toEqual([2, 1.5]);
    expect([seven, six].map((cards) => paid('no-commission', 'super-6', cards))).toEqual([0, 16]);
    expect(() => paid('commission', 'super-6', six)).toThrow('super-6');
  });

  test('that ties gives both sides their stake back and pays the tie eight to one', () => {
    const tie = '2S 3H 4C 3C';
    expect(['player', 'banker', 'tie'].map((play) => paid('commission', play, tie))).toEqual([1, 1, 9]);
  });

  test('pays pairs by the first two cards: of a rank, of either side, or the very same card', () => {
    const pairs = ['player-pair', 'banker-pair', 'either-pair', 'perfect-pair'];
    const all = (cards: string) => pairs.map((play) => paid('commission', play, cards));
    expect(all('2S 3H 2C 4C 9S')).toEqual([12, 0, 6, 0]);
    expect(all('2S 3H 4C 3H')).toEqual([0, 12, 6, 26]);
    expect(all('2S 3H 2S 3H 9S')).toEqual([12, 12, 6, 201]);
    expect(all('KS 3H QS 4H 9S')).toEqual([0, 0, 0, 0]);
  });

  test('is big with a card drawn, else small', () => {
    const all = (cards: string) => ['big', 'small'].map((play) => paid('commission', play, cards));
    expect(all('2S 3H 4C 4C')).toEqual([0, 2.5]);
    expect(all('2S 2H 3C 4C TD')).toEqual([1.54, 0]);
  });

  test('pays the dragon bonus by how clearly a side has won, a natural evens, a natural tie nothing but the stake', () => {
    const all = (cards: string) =>
      ['player-dragon-bonus', 'banker-dragon-bonus'].map((play) => paid('commission', play, cards));
    expect(all('9S 2H KD 3C')).toEqual([2, 0]);
    expect(all('9S 9H KD KC')).toEqual([1, 1]);
    // Six each, no natural.
    expect(all('2S 3H 4C 3C')).toEqual([0, 0]);
    // Nine to nothing, and seven to three.
    expect(all('2S KH 3C KC 4D TD')).toEqual([31, 0]);
    expect(all('KS AH 3D 6C TC')).toEqual([0, 2]);
    // Seven to six.
    expect(all('2S 3H 4C 4C')).toEqual([0, 0]);
  });
});
