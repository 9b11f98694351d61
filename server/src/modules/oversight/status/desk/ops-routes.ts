import * as contract from '@lanna/contract/oversight/status/ops';
import { type OpsRoute, opsChange } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { incidents, noteIncident } from './incidents.ts';
import { announceMaintenance, cancelMaintenance, maintenance } from './maintenance.ts';

/** What operators say on the status page. What works and what does not, they cannot say. */
export function statusOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...incidents.routes(db.kysely),
    opsChange(db, contract.noteIncident, (tx, call) =>
      noteIncident(tx, call, { id: call.params.id, ...call.body }, clock.now()),
    ),
    ...maintenance.routes(db.kysely),
    opsChange(db, contract.announceMaintenance, (tx, call) =>
      announceMaintenance(tx, call, call.body, clock.now()),
    ),
    opsChange(db, contract.cancelMaintenance, (tx, call) =>
      cancelMaintenance(tx, call, { id: call.params.id, ...call.body }, clock.now()),
    ),
  ];
}
