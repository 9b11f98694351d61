import type { Money } from '../../../money.ts';
import { rakedResults, type SeatResult } from '../rake.ts';
import { evaluateHand, timesWon } from './evaluate-hand.ts';
import type { NiuNiuState } from './hand-state.ts';

/** What a hand that has ended changes of each seat's money, in the order of dealing: base stake × bid × stake × what the winner's hand is paid. */
export function settleHand({ phase, hands, bank, terms }: NiuNiuState): SeatResult[] {
  const banker = hands.find(({ seat }) => seat === bank?.seat);
  if (phase !== 'ended' || !bank || !banker) throw new Error('the hand has not ended');
  const against = evaluateHand(banker.cards);
  const won = new Map<number, Money>(hands.map(({ seat }) => [seat, 0n]));
  let ofBank = 0n;
  for (const { seat, cards, stake } of hands) {
    if (seat === bank.seat) continue;
    const times = timesWon(evaluateHand(cards), against) * bank.times * (stake ?? 1);
    won.set(seat, BigInt(times) * terms.base);
    ofBank -= BigInt(times) * terms.base;
  }
  return rakedResults(won.set(bank.seat, ofBank), terms.base);
}
