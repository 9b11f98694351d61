import { type Bet, bet as betShape } from '@lanna/contract/play/bets/bets';
import { formatMoney } from '@lanna/rules/money';
import type { NamedLine } from './name-lines.ts';

/** A bet as the record shows it, with the draw it waits for where it waits for one. */
export function showBet(line: NamedLine, drawsAt?: Date): Bet {
  return {
    id: line.id,
    vendor: line.source,
    vendorName: line.sourceName,
    gameCode: line.game_code,
    gameName: line.gameName,
    category: betShape.shape.category.parse(line.category),
    round: line.reference,
    stake: formatMoney(line.stake),
    payout: formatMoney(line.payout),
    returned: formatMoney(line.returned),
    ...bonusOf(line),
    status: betShape.shape.status.parse(line.status),
    placedAt: line.placed_at.toISOString(),
    settledAt: line.settled_at?.toISOString() ?? null,
    provable: line.provable,
    ...(line.checking === undefined ? {} : { checking: formatMoney(line.checking) }),
    ...(line.line === null ? {} : { line: line.line }),
    ...(drawsAt === undefined ? {} : { drawsAt: drawsAt.toISOString() }),
  };
}

/** Bonus money lies beside cash; a bet without any says nothing of it. */
function bonusOf({ bonus_stake: stake, bonus_payout: payout }: NamedLine): Pick<Bet, 'bonus'> {
  return stake === 0n && payout === 0n
    ? {}
    : { bonus: { stake: formatMoney(stake), payout: formatMoney(payout) } };
}
