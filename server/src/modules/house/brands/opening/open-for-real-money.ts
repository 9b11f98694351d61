import type { OpeningPoint } from '@lanna/contract/house/brands/real-money-ops';
import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { lockBrand, subjectOf } from '../console-brand.ts';
import type { KeptBrand } from '../desk/read-brand-document.ts';
import { type FindOpeningPoints, openingPoints } from '../opening-points.ts';

export const OPEN_REAL_MONEY = 'brands.open-real-money';

/**
 * Proposes that a brand takes bets and deposits in real money. Always by two, whatever the console's setting says. Refuses `brand_is_demo`,
 * `already_open`, and `opening_points_missing` {points}.
 */
export async function proposeOpening(
  tx: Tx,
  call: Pick<AnyOpsCall, 'propose'>,
  { brandId, reason }: { brandId: string; reason: string },
  finders: readonly FindOpeningPoints[],
): Promise<{ proposalId: string }> {
  const brand = await lockBrand(tx, brandId);
  await refuseUnready(tx, brand, finders);
  const proposalId = await call.propose(tx, {
    kind: OPEN_REAL_MONEY,
    brandId,
    subject: subjectOf(brand),
    payload: {},
    reason,
  });
  return { proposalId };
}

/** Opens the brand if everything is there still. */
export function openRealMoney(finders: () => readonly FindOpeningPoints[]) {
  return proposalKind({
    kind: OPEN_REAL_MONEY,
    permission: 'brands.open',
    payload: z.object({}),
    preview: async (db, _, brandId) =>
      brandId === null
        ? {}
        : { before: { money: 'closed' }, after: factsOf(await openingPoints(db, brandId, finders())) },
    carryOut: async (tx, _, { brandId, proposer, approver, proposalId, reason, now }) => {
      if (brandId === null) throw new Error('real money belongs to a brand');
      const brand = await lockBrand(tx, brandId);
      const points = await refuseUnready(tx, brand, finders());
      await tx.updateTable('brands.merchant').set({ real_open: true }).where('id', '=', brandId).execute();
      await tx
        .insertInto('brands.opening')
        .values({
          id: newId(),
          merchant_id: brandId,
          opened_at: now,
          opened_by: `${proposer}, ${approver.name}`,
          reason,
          proposal_id: proposalId,
          points: JSON.stringify(points),
        })
        .execute();
      await notifyOps(tx, { brandId, type: 'brand_changed' });
      return { before: { money: 'closed' }, after: factsOf(points) };
    },
  });
}

async function refuseUnready(
  db: Queryable,
  brand: KeptBrand,
  finders: readonly FindOpeningPoints[],
): Promise<OpeningPoint[]> {
  if (brand.money === 'demo') throw new Refusal('brand_is_demo');
  if (brand.money === 'open') throw new Refusal('already_open');
  const points = await openingPoints(db, brand.id, finders);
  const missing = points.filter(({ met }) => !met).map(({ point }) => point);
  if (missing.length > 0) throw new Refusal('opening_points_missing', { points: missing });
  return points;
}

function factsOf(points: readonly OpeningPoint[]) {
  return {
    money: 'open',
    ...Object.fromEntries(points.map(({ point, met }) => [point, met ? 'met' : 'missing'])),
  };
}
