import * as contract from '@lanna/contract/commission/bills/bills';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { collectBill } from '../computing/collect-bill.ts';
import { listBills } from './list-bills.ts';
import { listBranches } from './list-branches.ts';
import { listDays } from './list-days.ts';
import { showBill } from './show-bill.ts';

/** Bills of an agent's contracts. */
export function billRoutes({ db, clock }: { db: Database; clock: Clock }): Route[] {
  return [
    route(contract.listBills, (call) => listBills(db.kysely, ownerOf(call), call.query)),
    route(contract.showBill, (call) => showBill(db.kysely, ownerOf(call), call.params.id)),
    route(contract.billBranches, (call) =>
      listBranches(db.kysely, ownerOf(call), call.params.id, call.query),
    ),
    route(contract.billDays, (call) => listDays(db.kysely, ownerOf(call), call.params.id)),
    route(contract.collectBill, (call) => collectBill(db, ownerOf(call), call.params.id, clock.now())),
  ];
}
