import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Raffle } from '../raffle.ts';

/** Pages that show it ask again, those of promotions too: it is one of their cards. */
export async function notifyOfRaffle(
  tx: Tx,
  { merchant_id: brandId }: Pick<Raffle, 'merchant_id'>,
): Promise<void> {
  await notifyOps(tx, { brandId, type: 'raffles_changed' });
  await notifyPush(tx, { b: brandId, t: ['raffles_changed', 'promotions_changed'] });
}
