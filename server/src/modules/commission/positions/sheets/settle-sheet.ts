import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type SheetRecord, sheets } from './sheet-rows.ts';

/** A side of a sheet: an account, or the brand by its own id and an operator's name. */
export interface SheetSide {
  merchantId: string;
  sideId: string;
  operator?: string;
}

/**
 * One side says that a sheet is settled. Said once: again, the first time stands. What it is of never changes, and no money moves. Refuses with
 * `sheet_unknown` an account that is no side, whether the sheet exists or not.
 */
export async function settleSheet(
  tx: Tx,
  id: string,
  { merchantId, sideId, operator }: SheetSide,
  now: Date,
): Promise<{ sheet: SheetRecord; isFirst: boolean }> {
  const found = await tx
    .selectFrom('positions.sheet')
    .select(['lower_id', 'upper_id', 'lower_at', 'upper_at'])
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .where(({ or, eb }) => or([eb('lower_id', '=', sideId), eb('upper_id', '=', sideId)]))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('sheet_unknown');
  const isLower = found.lower_id === sideId;
  const isFirst = (isLower ? found.lower_at : found.upper_at) === null;
  if (isFirst) {
    await tx
      .updateTable('positions.sheet')
      .set(isLower ? { lower_at: now } : { upper_at: now, upper_by: operator ?? null })
      .where('id', '=', id)
      .execute();
    await notifyPush(tx, { m: [found.lower_id, found.upper_id], t: ['positions_changed'] });
    await notifyOps(tx, { brandId: merchantId, type: 'positions_changed' });
  }
  return { sheet: await sheets(tx).where('s.id', '=', id).executeTakeFirstOrThrow(), isFirst };
}
