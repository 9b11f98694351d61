import * as contract from '@lanna/contract/rewards/cashback/ops';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { ClaimDeps } from '../claiming/claim-cashback.ts';
import { changeRates } from './change-rates.ts';
import { opsClaims, showOpsClaim } from './list-ops-claims.ts';
import { showOpsTerms } from './show-ops-terms.ts';

/** Cashback in operators' hands: what brands give, and who got it. */
export function cashbackOps({ db, clock }: ClaimDeps): OpsRoute[] {
  const { kysely } = db;
  return [
    ...opsClaims.routes(kysely),
    opsRoute(contract.showClaim, ({ brands, params }) => showOpsClaim({ db: kysely, brands }, params.id)),
    opsRoute(contract.showCashbackTerms, ({ brands }) => showOpsTerms(kysely, brands, clock.now())),
    opsRoute(contract.changeCashbackRates, (call) => {
      const brand = brandOf(call.brands, call.params.brand);
      return db.transaction((tx) => changeRates(tx, call, brand, call.body, clock.now()));
    }),
  ];
}
