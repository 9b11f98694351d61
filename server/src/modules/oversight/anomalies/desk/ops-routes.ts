import * as contract from '@lanna/contract/oversight/anomalies/ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { decideAnomaly } from './decide-anomaly.ts';
import { listAnomalies } from './list-anomalies.ts';

/** Accounts of one line that share what one person has, in operators' hands. */
export function anomalyOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    opsRoute(contract.listAnomalies, ({ brands, query }) => listAnomalies(db.kysely, brands, query)),
    opsRoute(contract.decideAnomaly, (call) =>
      db.transaction((tx) => decideAnomaly(tx, call, call.params.id, call.body, clock.now())),
    ),
  ];
}
