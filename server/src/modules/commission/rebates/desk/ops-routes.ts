import * as contract from '@lanna/contract/commission/rebates/ops';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
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

/** Refuses with `brand_out_of_scope`. */
function brandOf(brands: readonly Brand[], code: string): Brand {
  const brand = brands.find((candidate) => candidate.code === code);
  if (!brand) throw new Refusal('brand_out_of_scope', { brand: code });
  return brand;
}
