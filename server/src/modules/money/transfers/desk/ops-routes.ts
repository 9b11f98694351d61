import * as contract from '@lanna/contract/money/transfers/ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { seeContradiction } from '../vendors/see-contradiction.ts';
import type { TransferDeps } from '../vendors/send-transfer.ts';
import { changeVendorLimit, listVendorLimits } from '../vendors/vendor-limits.ts';
import { askByHand } from './ask-by-hand.ts';
import { decideTransfer } from './decide-transfer.ts';
import { opsTransfers } from './list-ops-transfers.ts';
import { showOpsTransfer } from './show-ops-transfer.ts';

/** Transfers in the console. */
export function transferOps(deps: TransferDeps): OpsRoute[] {
  const { db, clock } = deps;
  return [
    ...opsTransfers.routes(db.kysely),
    opsRoute(contract.showTransfer, (call) => showOpsTransfer(db.kysely, call, call.params.id)),
    opsRoute(contract.askAfterTransfer, (call) => askByHand(deps, call, call.params.id)),
    opsRoute(contract.decideTransfer, (call) =>
      decideTransfer(db, call, call.params.id, call.body, clock.now()),
    ),
    opsRoute(contract.seeContradiction, async (call) => {
      await seeContradiction(db, call, call.params.id, { ...call.body, now: clock.now() });
      return {};
    }),
    opsRoute(contract.listVendorLimits, (call) => listVendorLimits(db.kysely, call.brands)),
    opsRoute(contract.changeVendorLimit, (call) => changeVendorLimit(db, call, call.params, call.body)),
  ];
}
