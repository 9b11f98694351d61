import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockBrand, subjectOf } from '../console-brand.ts';
import type { FindOpeningPoints } from '../opening-points.ts';
import { openingPoints } from '../opening-points.ts';

/**
 * Makes a demonstration a brand for real money, closed at first, once and for good. Refuses `already_real`, and `play_money_on_books` where
 * anything was ever booked: play money and real money never stand in the same books.
 */
export async function becomeReal(
  tx: Tx,
  call: Pick<AnyOpsCall, 'record'>,
  { brandId, reason }: { brandId: string; reason: string },
  { finders, now }: { finders: readonly FindOpeningPoints[]; now: Date },
): Promise<void> {
  const brand = await lockBrand(tx, brandId);
  if (brand.money !== 'demo') throw new Refusal('already_real');
  if (!(await hasEmptyBooks(tx, brandId, finders))) throw new Refusal('play_money_on_books');
  await tx
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ ...brand.settings, demo: false }), real_since: now })
    .where('id', '=', brandId)
    .execute();
  await call.record(tx, {
    action: 'brands.become-real',
    brandId,
    subject: subjectOf(brand),
    before: { money: 'demo' },
    after: { money: 'closed' },
    reason,
  });
  await notifyOps(tx, { brandId, type: 'brand_changed' });
}

export async function hasEmptyBooks(
  tx: Tx,
  brandId: string,
  finders: readonly FindOpeningPoints[],
): Promise<boolean> {
  const points = await openingPoints(tx, brandId, finders);
  return points.some(({ point, met }) => point === 'no_play_money' && met);
}
