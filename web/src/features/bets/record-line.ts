import type { Bet, Sitting } from '@lanna/contract/bets';
import { moneyOf } from '@lanna/contract/money';
import type { Money } from '@lanna/rules/money';

/** A line of the record: one bet, or the bets of a sitting. */
export interface RecordLine {
  key: string;
  vendor: string;
  vendorName: string;
  gameCode: string;
  gameName: string;
  from: string;
  to: string;
  stake: Money;
  /** Undefined while nothing of it has a result: a zero would say it is lost. */
  payout: Money | undefined;
  net: Money | undefined;
  bet?: Bet;
  sitting?: Sitting;
}

export function lineOfBet(bet: Bet): RecordLine {
  const { id, placedAt, status } = bet;
  const payout = status === 'open' ? undefined : moneyOf(bet.payout);
  return {
    ...namesOf(bet),
    key: id,
    from: placedAt,
    to: placedAt,
    // A refund has emptied the stake; what was staked is what came back.
    stake: moneyOf(status === 'refunded' ? bet.returned : bet.stake),
    payout,
    net: netOf(bet),
    bet,
  };
}

/** One bet alone is shown as that bet. */
export function lineOfSitting(sitting: Sitting): RecordLine {
  if (sitting.only) return lineOfBet(sitting.only);
  const { vendor, gameCode, from, to, bets, open } = sitting;
  const settled = bets > open;
  const [stake, payout] = [moneyOf(sitting.stake), moneyOf(sitting.payout)];
  return {
    ...namesOf(sitting),
    key: `${vendor}/${gameCode} ${from}`,
    from,
    to,
    stake,
    payout: settled ? payout : undefined,
    net: settled ? payout - stake : undefined,
    sitting,
  };
}

/** What a bet has brought or cost; undefined while it has no result. */
export function netOf({
  status,
  stake,
  payout,
}: Pick<Bet, 'status' | 'stake' | 'payout'>): Money | undefined {
  if (status === 'open') return undefined;
  return status === 'refunded' ? 0n : moneyOf(payout) - moneyOf(stake);
}

function namesOf({ vendor, vendorName, gameCode, gameName }: Bet | Sitting) {
  return { vendor, vendorName, gameCode, gameName };
}
