import * as contract from '@lanna/contract/commission/bills/ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { approveMany, decideBill } from '../paying/decide-bill.ts';
import { retryBill } from '../paying/retry-bill.ts';
import { changeSettings, listSettings } from '../paying/settings.ts';
import { opsBills } from './list-ops-bills.ts';
import { showOpsBill } from './show-ops-bill.ts';

/** Bills in the console. */
export function billOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...opsBills.routes(db.kysely),
    opsRoute(contract.showOpsBill, (call) => showOpsBill(db.kysely, call, call.params.id)),
    opsRoute(contract.decideBill, (call) => decideBill(db, call, call.params.id, call.body, clock.now())),
    opsRoute(contract.approveBills, (call) => approveMany(db, call, call.body, clock.now())),
    opsRoute(contract.retryBill, (call) => retryBill(db, call, call.params.id, clock.now())),
    opsRoute(contract.billSettings, (call) => listSettings(db.kysely, call.brands)),
    opsRoute(contract.changeBillSettings, (call) => changeSettings(db, call, call.params.brand, call.body)),
  ];
}
