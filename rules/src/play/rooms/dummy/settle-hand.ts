import type { Money } from '../../../money.ts';
import { rakedResults, type SeatResult } from '../rake.ts';
import type { SeatEnd } from '../room-rules.ts';
import { KNOCK_POINTS, PENALTY_POINTS, sumPoints } from './card-points.ts';
import type { DummySeat, DummyState } from './hand-state.ts';
import { PAIR_BASES_MOST, POINTS_OF_BASE } from './terms.ts';

const PAIR_POINTS_MOST = PAIR_BASES_MOST * POINTS_OF_BASE;

/** By how much what the one who knocked has laid down, and the last card, count: มืด and สี each double it. */
export function timesOf(knock: DummyState['knock']): 1 | 2 | 4 {
  if (!knock) return 1;
  if (knock.dark && knock.colour) return 4;
  return knock.dark || knock.colour ? 2 : 1;
}

/** What a seat has laid down less what it holds and its penalties. */
export function pointsOf(
  state: Pick<DummyState, 'melds' | 'head' | 'knock'>,
  { seat, cards, penalties }: Pick<DummySeat, 'seat' | 'cards' | 'penalties'>,
): number {
  const laid = state.melds.flat().flatMap((one) => (one.seat === seat ? [one.card] : []));
  const isKnock = state.knock?.seat === seat;
  const won = sumPoints(laid, state.head) + (isKnock ? KNOCK_POINTS : 0);
  const times = isKnock ? timesOf(state.knock) : 1;
  return won * times - sumPoints(cards, state.head) - penalties.length * PENALTY_POINTS;
}

/** What a hand that has ended changes of each seat's money: between each two seats the difference of their points, up to the most. */
export function settleHand(state: DummyState): SeatResult[] {
  if (state.phase !== 'ended') throw new Error('the hand has not ended');
  const { base } = state.terms;
  const points = state.hands.map((hand) => BigInt(pointsOf(state, hand)));
  const won = state.hands.map(({ seat }, at): [number, Money] => {
    const own = points[at] as bigint;
    const all = points.reduce((sum, other) => sum + atMost(own - other), 0n);
    // Points come in fives, and a base stake is whole units, so nothing is rounded.
    return [seat, (all * base) / POINTS_OF_BASE];
  });
  return rakedResults(new Map(won), base);
}

/** What each seat had at the end, and what it is counted for. */
export function endsOf(state: DummyState): SeatEnd[] {
  return state.hands.map((hand) => {
    const { seat, cards, bornIn, penalties } = hand;
    const melds = state.melds.map((meld) =>
      meld.flatMap((one) => (one.seat === seat ? [one.card as string] : [])),
    );
    const knock = state.knock?.seat === seat ? state.knock : null;
    return {
      ...{ seat, cards: [...cards], melds: melds.filter(({ length }) => length > 0) },
      points: pointsOf(state, hand),
      marks: [
        ...(knock ? ['knock', ...(knock.dark ? ['dark'] : []), ...(knock.colour ? ['colour'] : [])] : []),
        ...(bornIn === null && !knock ? ['unborn'] : []),
        ...penalties,
      ],
    };
  });
}

function atMost(points: bigint): bigint {
  if (points > PAIR_POINTS_MOST) return PAIR_POINTS_MOST;
  return points < -PAIR_POINTS_MOST ? -PAIR_POINTS_MOST : points;
}
