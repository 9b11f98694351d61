import type { Value } from '@lanna/contract/endpoint';
import * as contract from '@lanna/contract/house/brands/real-money-ops';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { readBrand } from '../console-brand.ts';
import { type FindOpeningPoints, openingPoints } from '../opening-points.ts';
import { becomeReal } from './become-real.ts';
import { closeForRealMoney } from './close-for-real-money.ts';
import { proposeOpening } from './open-for-real-money.ts';

/** Calls about what a brand plays for: the checklist, becoming real, opening by two, closing by one. */
export function realMoneyOps({
  db,
  clock,
  finders,
}: {
  db: Database;
  clock: Clock;
  finders(): readonly FindOpeningPoints[];
}): OpsRoute[] {
  return [
    opsRoute(contract.showRealMoney, (call) =>
      show(db.kysely, brandInScope(call.brands, call.params.code).id, finders()),
    ),
    opsRoute(contract.becomeReal, async (call) => {
      const { id: brandId } = brandInScope(call.brands, call.params.code);
      const deps = { finders: finders(), now: clock.now() };
      await db.transaction((tx) => becomeReal(tx, call, { brandId, reason: call.body.reason }, deps));
      return { state: 'closed' as const };
    }),
    opsRoute(contract.openForRealMoney, (call) => {
      const { id: brandId } = brandInScope(call.brands, call.params.code);
      return db.transaction((tx) =>
        proposeOpening(tx, call, { brandId, reason: call.body.reason }, finders()),
      );
    }),
    opsRoute(contract.closeForRealMoney, async (call) => {
      const { id: brandId } = brandInScope(call.brands, call.params.code);
      const request = { brandId, reason: call.body.reason, now: clock.now() };
      await db.transaction((tx) => closeForRealMoney(tx, call, request));
      return { state: 'closed' as const };
    }),
  ];
}

/** So many openings are shown; a brand is opened seldom. */
const PERIODS_SHOWN = 20;

async function show(
  db: Queryable,
  brandId: string,
  finders: readonly FindOpeningPoints[],
): Promise<Value<typeof contract.showRealMoney>> {
  const brand = await readBrand(db, brandId);
  const points = await openingPoints(db, brandId, finders);
  const periods = await db
    .selectFrom('brands.opening')
    .selectAll()
    .where('merchant_id', '=', brandId)
    .orderBy('opened_at', 'desc')
    .limit(PERIODS_SHOWN)
    .execute();
  return {
    state: brand.money,
    realSince: brand.realSince?.toISOString() ?? null,
    points,
    mayBecomeReal:
      brand.money === 'demo' && points.some(({ point, met }) => point === 'no_play_money' && met),
    periods: periods.map((row) => ({
      id: row.id,
      openedAt: row.opened_at.toISOString(),
      openedBy: row.opened_by,
      reason: row.reason,
      closedAt: row.closed_at?.toISOString() ?? null,
      closedBy: row.closed_by,
      closedReason: row.closed_reason,
    })),
  };
}
