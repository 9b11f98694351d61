import * as contract from '@lanna/contract/oversight/anomalies/ops';
import { type OpsRoute, opsChange } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { decideAnomaly } from './decide-anomaly.ts';
import { anomalies } from './list-anomalies.ts';

/** Accounts of one line that share what one person has, in operators' hands. */
export function anomalyOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...anomalies.routes(db.kysely),
    opsChange(db, contract.decideAnomaly, (tx, call) =>
      decideAnomaly(tx, call, call.params.id, call.body, clock.now()),
    ),
  ];
}
