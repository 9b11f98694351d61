import { moneyOf } from '@lanna/contract/money';
import type { Bet, PlaySession } from '@lanna/contract/play/bets/bets';
import type { Money } from '@lanna/rules/money';

/** A line of the record: one bet, or the bets of a play session. */
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
  playSession?: PlaySession;
}

export function lineOfBet(bet: Bet): RecordLine {
  const { id, placedAt, status } = bet;
  const payout = status === 'open' ? undefined : moneyOf(bet.payout);
  return {
    ...namesOf(bet),
    key: id,
    from: placedAt,
    to: placedAt,
    // A stake that came back whole is what came back.
    stake: moneyOf(bet.stake) || moneyOf(bet.returned),
    payout,
    net: netOf(bet),
    bet,
  };
}

/** One bet alone is shown as that bet. */
export function lineOfPlaySession(playSession: PlaySession): RecordLine {
  if (playSession.only) return lineOfBet(playSession.only);
  const { vendor, gameCode, from, to, bets, open } = playSession;
  const settled = bets > open;
  const [stake, payout] = [moneyOf(playSession.stake), moneyOf(playSession.payout)];
  return {
    ...namesOf(playSession),
    key: `${vendor}/${gameCode} ${from}`,
    from,
    to,
    stake,
    payout: settled ? payout : undefined,
    net: settled ? payout - stake : undefined,
    playSession,
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

function namesOf({ vendor, vendorName, gameCode, gameName }: Bet | PlaySession) {
  return { vendor, vendorName, gameCode, gameName };
}
