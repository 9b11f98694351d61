import { expect, test } from 'vitest';
import { type FairStream, fairStream } from '../../../fair-stream.ts';
import { rankOf } from '../../tables/cards.ts';
import { baseStake } from '../rake.ts';
import { NEW_DECK } from '../room-deck.ts';
import { wonApart } from './evaluated-apart.fixture.ts';
import { dealHand, handOf, type KaengEnd, type KaengMove, type KaengState } from './hand-state.ts';
import { playMove, refuseMove, safeMove } from './play-move.ts';
import { viewFor } from './seat-view.ts';
import { settleHand } from './settle-hand.ts';
import { soundMove } from './strategy-move.ts';
import { type KaengTerms, mostLost } from './terms.ts';

const HANDS = process.env['SOAK'] ? 1_000_000 * Number(process.env['SOAK_SHARE'] ?? 1) : 2_000;
const LONGEST_MS = process.env['SOAK'] ? 4 * 3_600_000 : 90_000;
const SEED = process.env['KAENG_SEED'] ?? 'f'.repeat(64);
const random = fairStream({ serverSeed: SEED, clientSeed: 'hands of kaeng', nonce: 0 });

function randomTerms(stream: FairStream): KaengTerms {
  const seats = stream
    .shuffle([1, 2, 3, 4, 5, 6])
    .slice(0, 2 + stream.below(5))
    .toSorted();
  const units = [1, 5, 10, 20, 50, 100, 500][stream.below(7)] as number;
  return { base: baseStake(units) as bigint, dealer: seats[stream.below(seats.length)] as number, seats };
}

/** Sound play more often than not, for hands to come to a call; now and then whatever else may be done. */
function randomMove(stream: FairStream, state: KaengState): KaengMove {
  const seat = state.turn;
  if (stream.below(3) > 0) return soundMove(viewFor(state, seat), seat, stream.below(11));
  const cards = handOf(state, seat)?.cards ?? [];
  const [one] = stream.shuffle(cards);
  const ofRank = cards.filter((card) => one && rankOf(card) === rankOf(one));
  const options: KaengMove[] = [
    safeMove(state, seat),
    { seat, move: 'call' },
    { seat, move: 'follow' },
    { seat, move: 'throw', cards: ofRank.slice(0, 1 + stream.below(ofRank.length || 1)) },
  ];
  const legal = options.filter((move) => refuseMove(state, move) === null);
  return legal[stream.below(legal.length)] as KaengMove;
}

test(
  `${HANDS} random hands: as a second computation has them, to the last unit, and no seat beyond its reserve (KAENG_SEED=${SEED})`,
  () => {
    const ends = new Map<KaengEnd['how'], number>();
    let followed = 0;
    for (let number = 1; number <= HANDS; number += 1) {
      const terms = randomTerms(random);
      const deck = random.shuffle(NEW_DECK);
      const moves: KaengMove[] = [];
      let state = dealHand(terms, deck);
      while (state.phase !== 'ended') {
        const move = randomMove(random, state);
        state = playMove(state, move);
        moves.push(move);
      }
      const results = settleHand(state);
      const apart = wonApart(terms, deck, moves);
      const reserve = mostLost(terms.dealer, terms);
      let sum = 0n;
      for (const { seat, won, rake, net } of results) {
        if (won !== apart.get(seat))
          throw new Error(`hand ${number}, seat ${seat}: ${won}, apart ${apart.get(seat)}`);
        const part = won > 0n ? (won * 3n) / 100n : 0n;
        if (rake !== (part > terms.base * 3n ? terms.base * 3n : part))
          throw new Error(`hand ${number}: rake ${rake}`);
        if (net < -reserve) throw new Error(`hand ${number}, seat ${seat}: ${net} is beyond ${reserve}`);
        sum += net + rake;
      }
      expect(sum).toBe(0n);
      const cards = [...state.hands, ...state.thrown].flatMap((of) => of.cards);
      expect(new Set(cards).size).toBe(cards.length);
      const how = state.end?.how as KaengEnd['how'];
      ends.set(how, (ends.get(how) ?? 0) + 1);
      followed += state.thrown.filter((one) => one.followed).length;
    }
    for (const how of ['dealt', 'called', 'stock'] as const)
      expect(ends.get(how)).toBeGreaterThan(HANDS / 200);
    expect(ends.get('emptied')).toBeGreaterThan(0);
    expect(followed).toBeGreaterThan(HANDS);
  },
  LONGEST_MS,
);
