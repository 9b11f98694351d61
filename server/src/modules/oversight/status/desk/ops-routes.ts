import * as contract from '@lanna/contract/oversight/status/ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { incidents, noteIncident } from './incidents.ts';
import { announceMaintenance, cancelMaintenance, maintenance } from './maintenance.ts';

/** What operators say on the status page. What works and what does not, they cannot say. */
export function statusOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...incidents.routes(db.kysely),
    opsRoute(contract.noteIncident, (call) =>
      db.transaction((tx) => noteIncident(tx, call, { id: call.params.id, ...call.body }, clock.now())),
    ),
    ...maintenance.routes(db.kysely),
    opsRoute(contract.announceMaintenance, (call) =>
      db.transaction((tx) => announceMaintenance(tx, call, call.body, clock.now())),
    ),
    opsRoute(contract.cancelMaintenance, (call) =>
      db.transaction((tx) => cancelMaintenance(tx, call, { id: call.params.id, ...call.body }, clock.now())),
    ),
  ];
}
