import type { Money } from '../../../money.ts';
import type { Bank, BankBids } from '../room-rules.ts';
import { mostLost, nextDealer } from './terms.ts';

/** For how many hands a seat may offer to deal; 0 offers nothing. */
export const BANK_ROUNDS = [0, 5, 10] as const;

/**
 * Who has the bank in the next hand, where it is bid for. Its holder deals on while hands of its bid are left and it covers all others. Then the
 * highest bid of those who cover has it, of equal ones the first from the last dealer's left; where no seat bids, dealing goes round by a hand.
 * A bid costs nothing: no money moves by it. Undefined where no seat covers all others, and no hand is dealt.
 */
export function nextBank(
  { holder, last, bids }: BankBids,
  covers: ReadonlyMap<number, Money>,
  base: Money,
): Bank | undefined {
  const seats = [...covers.keys()].toSorted((one, other) => one - other);
  const mayDeal = (seat: number) =>
    (covers.get(seat) ?? -1n) >= mostLost(seat, { base, dealer: seat, seats });
  if (holder && holder.left > 0 && mayDeal(holder.seat))
    return { seat: holder.seat, left: holder.left - 1, isNew: false };
  const from = last === undefined ? 0 : seats.filter((seat) => seat <= last).length;
  const bidding = [...seats.slice(from), ...seats.slice(0, from)].filter(
    (seat) => bidOf(bids, seat) > 0 && mayDeal(seat),
  );
  const most = Math.max(0, ...bidding.map((seat) => bidOf(bids, seat)));
  const winner = bidding.find((seat) => bidOf(bids, seat) === most);
  if (winner !== undefined) return { seat: winner, left: most - 1, isNew: true };
  const dealer = nextDealer(last, covers, base);
  return dealer === undefined ? undefined : { seat: dealer, left: 0, isNew: false };
}

function bidOf(bids: ReadonlyMap<number, number>, seat: number): number {
  return bids.get(seat) ?? 0;
}
