import * as contract from '@lanna/contract/commission/teams/ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { listAgentFigures } from '../pages/list-agent-figures.ts';

/** Figures of teams for the console's tree. */
export function teamOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    opsRoute(contract.listAgentFigures, ({ brandIds, query }) =>
      listAgentFigures(db.kysely, brandIds, query.ids, clock.now()),
    ),
  ];
}
