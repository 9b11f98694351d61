import { TRANSFER_UNITS_MAX } from '@lanna/contract/money/transfers/vendor-transfer';
import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Money } from '@lanna/rules/money';
import type { Tx } from '../platform/database.ts';
import { lockPlayer } from '../players/player.ts';
import { ensureKeptPlayer } from './kept-player.ts';

export interface MoveOrder {
  vendor: string;
  operatorId: string;
  id: string;
  way: 'in' | 'out';
  walletUser: string;
  currency: string;
  amount: Money;
}

/**
 * Moves money into a player's wallet here or out of it, once under the order's id: the same again is answered as the first time, another under its id moves nothing, and one that was
 * closed stays so.
 */
export async function moveMoney(tx: Tx, order: MoveOrder, now: Date): Promise<WalletStatus> {
  const playerId = await ensureKeptPlayer(tx, order, now);
  // Before the order is looked for: of two that come at once the second finds what the first has written.
  const { ownBalance } = await lockPlayer(tx, playerId);
  const earlier = await answerOfEarlier(tx, order, playerId);
  if (earlier) return earlier;
  const after = (ownBalance ?? 0n) + (order.way === 'in' ? order.amount : -order.amount);
  const refusal = refusalOf(after);
  const { rowCount } = await tx.query(
    `insert into studio.kept_order (vendor, operator_id, id, state, way, player_id, currency, amount, refusal, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      ...[order.vendor, order.operatorId, order.id, refusal ? 'refused' : 'applied', order.way, playerId],
      ...[order.currency, order.amount, refusal ?? null, now],
    ],
  );
  // It was closed, or came for another player, in this very moment.
  if (rowCount !== 1) return (await answerOfEarlier(tx, order, playerId)) ?? 'RS_ERROR_UNKNOWN';
  if (refusal) return refusal;
  await tx.query('update studio.player set kept_balance = $2 where id = $1', [playerId, after]);
  return 'RS_OK';
}

function refusalOf(after: Money): WalletStatus | undefined {
  if (after < 0n) return 'RS_ERROR_NOT_ENOUGH_MONEY';
  return after > TRANSFER_UNITS_MAX ? 'RS_ERROR_LIMIT_REACHED' : undefined;
}

async function answerOfEarlier(
  tx: Tx,
  { vendor, operatorId, id, way, amount, currency }: MoveOrder,
  playerId: string,
): Promise<WalletStatus | undefined> {
  const { rows } = await tx.query<{
    state: 'applied' | 'refused' | 'closed';
    way: string | null;
    amount: bigint | null;
    currency: string | null;
    refusal: WalletStatus | null;
    player: string | null;
  }>(
    `select state, way, amount, currency, refusal, player_id as player from studio.kept_order
     where vendor = $1 and operator_id = $2 and id = $3`,
    [vendor, operatorId, id],
  );
  const [earlier] = rows;
  if (!earlier) return undefined;
  if (earlier.state === 'closed') return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  const same =
    earlier.way === way &&
    earlier.amount === amount &&
    earlier.currency === currency &&
    earlier.player === playerId;
  if (!same) return 'RS_ERROR_DUPLICATE_TRANSACTION';
  return earlier.refusal ?? 'RS_OK';
}
