import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Board } from '../board.ts';

export async function notifyOfBoard(
  tx: Tx,
  { merchant_id: brandId }: Pick<Board, 'merchant_id'>,
): Promise<void> {
  await notifyOps(tx, { brandId, type: 'leaderboards_changed' });
  await notifyPush(tx, { b: brandId, t: ['leaderboards_changed'] });
}
