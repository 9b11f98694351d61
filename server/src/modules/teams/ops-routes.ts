import * as contract from '@lanna/contract/teams/ops';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type OpsRoute, opsRoute } from '../../platform/ops/ops-route.ts';
import { listAgentFigures } from './list-agent-figures.ts';

/** Figures of teams for the console's tree. */
export function teamOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    opsRoute(contract.listAgentFigures, ({ brandIds, query }) =>
      listAgentFigures(db.kysely, brandIds, query.ids, clock.now()),
    ),
  ];
}
