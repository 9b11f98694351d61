import * as contract from '@lanna/contract/commission/rebates/ops';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { countUp } from '../../teams/count-up.ts';
import { countDue } from '../paying/count-due.ts';
import { type PayDeps, payRebates } from '../paying/pay-rebates.ts';
import { opsDue } from './ops-due.ts';
import { opsPayments, showPayment } from './ops-payments.ts';
import { changeTerms, showTerms } from './ops-terms.ts';

/** Rebates in operators' hands: what was earned and paid, and when a brand pays. */
export function rebateOps(deps: PayDeps): OpsRoute[] {
  const { db } = deps;
  const { kysely } = db;
  return [
    ...opsDue.routes(kysely),
    ...opsPayments.routes(kysely),
    opsRoute(contract.showPayment, ({ brands, params }) => showPayment({ db: kysely, brands }, params.id)),
    opsRoute(contract.showRebateTerms, ({ brands }) => showTerms(kysely, brands)),
    opsRoute(contract.changeRebateTerms, (call) => {
      const brand = brandOf(call.brands, call.params.brand);
      return db.transaction((tx) => changeTerms(tx, call, brand, call.body));
    }),
    opsRoute(contract.runRebates, async ({ brands, params, body, record }) => {
      const brand = brandOf(brands, params.brand);
      await db.transaction((tx) =>
        record(tx, {
          action: 'rebates.run',
          brandId: brand.id,
          subject: { kind: 'brand', id: brand.id, name: brand.code },
          reason: body.reason,
        }),
      );
      await countUp(kysely);
      await countDue(kysely);
      const paid = await payRebates(deps, brand);
      await notifyOps(kysely, { brandId: brand.id, type: 'rebates_changed' });
      return { paid };
    }),
  ];
}
