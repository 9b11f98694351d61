import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { StopTarget } from './stop.ts';

/** Notifies the pages of whom it concerns, and open consoles: a player's own, or all of the brand, or of every brand. */
export async function notifyStopChanged(tx: Tx, { kind, merchantId, subjectId }: StopTarget): Promise<void> {
  const whom = kind === 'player' ? { m: [subjectId] } : { b: merchantId ?? '*' };
  await notifyPush(tx, { ...whom, t: ['catalogue_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'stops_changed' });
}
