import { expect, test } from 'vitest';
import { type FairStream, fairStream } from '../../../fair-stream.ts';
import { baseStake } from '../rake.ts';
import { NEW_DECK } from '../room-deck.ts';
import { wonApart } from './evaluated-apart.fixture.ts';
import { dealHand, type NiuNiuMove, type NiuNiuState } from './hand-state.ts';
import { playMove, refuseMove, seatsToAct } from './play-move.ts';
import { settleHand } from './settle-hand.ts';
import { mostLost, type NiuNiuTerms, PLAYING_MOST } from './terms.ts';

const HANDS = process.env['SOAK'] ? 1_000_000 * Number(process.env['SOAK_SHARE'] ?? 1) : 2_000;
const LONGEST_MS = process.env['SOAK'] ? 4 * 3_600_000 : 90_000;
const SEED = process.env['NIU_NIU_SEED'] ?? 'b'.repeat(64);
const random = fairStream({ serverSeed: SEED, clientSeed: 'hands of niu-niu', nonce: 0 });

function randomTerms(stream: FairStream): NiuNiuTerms {
  const seats = stream
    .shuffle([1, 2, 3, 4, 5])
    .slice(0, 2 + stream.below(4))
    .toSorted();
  const units = [1, 5, 10, 20, 50, 100, 500][stream.below(7)] as number;
  const base = baseStake(units) as bigint;
  const terms = { base, dealer: seats[stream.below(seats.length)] as number, seats };
  const has = () => base * BigInt(40 + stream.below(160));
  return { ...terms, reserves: seats.map((seat) => mostLost(seat, terms, has())) };
}

function randomMove(stream: FairStream, state: NiuNiuState): NiuNiuMove {
  const waiting = seatsToAct(state);
  const seat = waiting[stream.below(waiting.length)] as number;
  const move = state.phase === 'bid' ? ('bid' as const) : ('stake' as const);
  const legal = [0, 1, 2, 3, 4]
    .map((times) => ({ seat, move, times }))
    .filter((one) => refuseMove(state, one) === null);
  return legal[stream.below(legal.length)] as NiuNiuMove;
}

test(
  `${HANDS} random hands: as a second computation has them, to the last unit, and no seat beyond its reserve (NIU_NIU_SEED=${SEED})`,
  () => {
    const times = new Set<number>();
    for (let number = 1; number <= HANDS; number += 1) {
      const terms = randomTerms(random);
      const deck = random.shuffle(NEW_DECK);
      const moves: NiuNiuMove[] = [];
      let state = dealHand(terms, deck);
      while (state.phase !== 'ended') {
        const move = randomMove(random, state);
        state = playMove(state, move);
        moves.push(move);
      }
      const apart = wonApart(terms, deck, moves);
      let sum = 0n;
      for (const { seat, won, rake, net } of settleHand(state)) {
        if (won !== apart.get(seat))
          throw new Error(`hand ${number}, seat ${seat}: ${won}, apart ${apart.get(seat)}`);
        const part = won > 0n ? (won * 3n) / 100n : 0n;
        if (rake !== (part > terms.base * 3n ? terms.base * 3n : part))
          throw new Error(`hand ${number}: rake ${rake}`);
        const isBank = state.bank?.seat === seat;
        const reserved = terms.reserves?.[terms.seats.indexOf(seat)] ?? 0n;
        const most = isBank ? reserved : terms.base * PLAYING_MOST;
        if (net < -most) throw new Error(`hand ${number}, seat ${seat}: ${net} is beyond ${most}`);
        sum += net + rake;
        if (!isBank) times.add(Number(won / terms.base));
      }
      expect(sum).toBe(0n);
      const cards = state.hands.flatMap((hand) => hand.cards);
      expect(new Set(cards).size).toBe(5 * terms.seats.length);
    }
    for (const most of [1, 2, 3, 4, 6, 8, 12, 16, 24])
      expect([times.has(most), times.has(-most)]).toEqual([true, true]);
  },
  LONGEST_MS,
);
