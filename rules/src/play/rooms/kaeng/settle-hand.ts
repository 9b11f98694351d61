import type { Money } from '../../../money.ts';
import { rakedResults, type SeatResult } from '../rake.ts';
import type { KaengEnd, KaengState } from './hand-state.ts';
import { CALL_LOST, EMPTIED } from './terms.ts';

/** What a hand that has ended changes of each seat's money, in the order of dealing. */
export function settleHand(state: KaengState): SeatResult[] {
  const { end, terms, hands, thrown } = state;
  if (end === null) throw new Error('the hand has not ended');
  const won = new Map<number, Money>(hands.map(({ seat }) => [seat, 0n]));
  const move = (seat: number, amount: Money) => won.set(seat, (won.get(seat) ?? 0n) + amount);
  for (const { seat, followed } of thrown) {
    if (!followed?.pays) continue;
    move(seat, terms.base / 2n);
    move(followed.seat, -(terms.base / 2n));
  }
  const each = terms.base * basesOf(end);
  const losers = hands.map(({ seat }) => seat).filter((seat) => !end.winners.includes(seat));
  if (end.how === 'called' && losers.includes(end.by)) {
    for (const seat of end.winners) move(seat, each);
    move(end.by, -each * BigInt(end.winners.length));
    return rakedResults(won, terms.base);
  }
  for (const seat of losers) move(seat, -each);
  for (const [at, share] of shares(each * BigInt(losers.length), end.winners.length).entries())
    move(end.winners[at] as number, share);
  return rakedResults(won, terms.base);
}

/** What one seat pays, or is paid by who has lost a call. */
function basesOf(end: KaengEnd): bigint {
  if (end.how === 'dealt') return BigInt(end.hand.times);
  if (end.how === 'emptied') return EMPTIED;
  return end.how === 'called' && !end.winners.includes(end.by) ? CALL_LOST : 1n;
}

/** In equal parts; units that cannot be shared go to the first ones. */
function shares(pot: Money, winners: number): Money[] {
  const count = BigInt(winners);
  return Array.from({ length: winners }, (_, at) => pot / count + (BigInt(at) < pot % count ? 1n : 0n));
}
