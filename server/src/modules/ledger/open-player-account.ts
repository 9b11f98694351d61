import type { Tx } from '../../platform/database.ts';
import { openAccount } from './account.ts';

/** Gives a member an empty wallet; answers the account's number, the same one when called again. */
export function openPlayerAccount(
  tx: Tx,
  player: { merchantId: string; memberId: string; currency: string },
): Promise<bigint> {
  return openAccount(tx, player, { memberId: player.memberId });
}
