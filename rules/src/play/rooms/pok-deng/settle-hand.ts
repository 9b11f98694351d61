import type { Money } from '../../../money.ts';
import { rakedResults, type SeatResult } from '../rake.ts';
import { basesWon, evaluateHand } from './evaluate-hand.ts';
import { dealerOf, type PokDengState, seatsOf } from './hand-state.ts';

/** What a hand that has ended changes of each seat's money, in the order of dealing. */
export function settleHand(state: PokDengState): SeatResult[] {
  if (state.phase !== 'ended') throw new Error('the hand has not ended');
  const { base, dealer } = state.terms;
  const won = new Map<number, Money>();
  let ofDealer = 0n;
  for (const { seat, cards, against } of seatsOf(state)) {
    const bases = basesWon(evaluateHand(cards), evaluateHand(against ?? dealerOf(state).cards));
    won.set(seat, BigInt(bases) * base);
    ofDealer -= BigInt(bases) * base;
  }
  return rakedResults(won.set(dealer, ofDealer), base);
}
