import type { FreeRounds } from '@lanna/rules/rewards/bonuses/terms';
import { money } from '@lanna/rules/rewards/bonuses/terms';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findFreeBetVendor } from '../../../play/catalogue/free-bet-vendors.ts';

/** Free rounds whose vendor or game is closed, or may not be worth as much any more, are not given now. Refuses with `bonus_rounds_closed`. */
export async function refuseClosedRounds(
  tx: Tx,
  merchantId: string,
  { vendor: code, game, worth }: FreeRounds,
): Promise<void> {
  const vendor = await findFreeBetVendor(tx, { merchantId, code, game });
  if (!vendor || money(worth) > vendor.valueMax) throw new Refusal('bonus_rounds_closed');
}
