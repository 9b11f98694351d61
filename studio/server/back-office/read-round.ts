import { formatMoney, type Money } from '@lanna/rules/money';
import type { OfficeRound } from '../../back-office-api.ts';
import { checkReceipt } from '../../rules/verify-round.ts';
import type { Tx } from '../platform/database.ts';
import { isOpen, selectRounds } from '../rounds/round.ts';
import { receiptOf } from '../vendor/describe-round.ts';
import { BackOfficeRefusal } from './back-office-refusal.ts';
import type { OfficeSession } from './session.ts';

/**
 * One round of the brand's players with its seeds, receipt and transactions. A server seed that is still in use is not said,
 * nor what a round in play has come to. Refuses `not_found`.
 */
export async function readRound(
  tx: Tx,
  { vendor, operatorId }: OfficeSession,
  id: string,
): Promise<OfficeRound> {
  const [round] = await selectRounds(
    tx,
    'r.id = $1 and p.vendor = $2 and p.operator_id = $3 and p.wallet_user is not null',
    [id, vendor, operatorId],
  );
  if (!round) throw new BackOfficeRefusal('not_found');
  const { rows } = await tx.query<{ finishedAt: Date | null; lastError: string | null }>(
    'select finished_at as "finishedAt", last_error as "lastError" from studio.round where id = $1',
    [id],
  );
  const receipt = isOpen(round.state) ? { ...receiptOf(round), payout: '0.00', steps: [] } : receiptOf(round);
  return {
    id: round.id,
    gameCode: round.gameCode,
    player: round.walletUser ?? '',
    state: round.state,
    currency: round.currency,
    stake: receipt.stake,
    payout: receipt.payout,
    placedAt: round.placedAt.toISOString(),
    finishedAt: rows[0]?.finishedAt?.toISOString() ?? null,
    receipt,
    verdict: isOpen(round.state) ? 'not_revealed' : checkReceipt(receipt).verdict,
    transactions: { bet: round.betUuid, win: round.winUuid, rollback: round.rollbackUuid },
    refusal: round.refusal,
    attempts: round.attempts,
    lastError: rows[0]?.lastError ?? null,
    balanceAfterStake: text(round.balanceAfterStake),
    balanceAfter: text(round.balanceAfter),
  };
}

function text(amount: Money | null): string | null {
  return amount === null ? null : formatMoney(amount);
}
