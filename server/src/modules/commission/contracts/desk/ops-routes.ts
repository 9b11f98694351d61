import * as contract from '@lanna/contract/commission/contracts/ops';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { listPlans, removePlan, savePlan } from '../signing/plans.ts';
import { endByBrand } from './end-by-brand.ts';
import { opsContracts } from './list-ops-contracts.ts';
import { moveByBrand, offerByBrand } from './offer-by-brand.ts';
import { showOpsContract } from './show-ops-contract.ts';

/** Contracts in operators' hands: the brand is the granting side of those at the top, and of any it pays directly. */
export function contractOps({
  db,
  clock,
  brands,
}: {
  db: Database;
  clock: Clock;
  brands: Brands;
}): OpsRoute[] {
  const { kysely } = db;
  return [
    ...opsContracts.routes(kysely),
    opsRoute(contract.showOpsContract, (call) => showOpsContract(kysely, call, call.params.id)),
    opsChange(db, contract.offerContract, (tx, call) =>
      offerByBrand(tx, call, call.body, { brands, now: clock.now() }),
    ),
    opsChange(db, contract.moveContract, (tx, call) =>
      moveByBrand(tx, call, { id: call.params.id, ...call.body }, { brands, now: clock.now() }),
    ),
    opsRoute(contract.endContract, (call) => endByBrand(db, call, call.params.id, call.body, clock.now())),
    opsRoute(contract.listPlans, (call) => listPlans(kysely, call.brands)),
    opsRoute(contract.savePlan, (call) => savePlan(db, call, call)),
    opsRoute(contract.removePlan, (call) => removePlan(db, call, call)),
  ];
}
