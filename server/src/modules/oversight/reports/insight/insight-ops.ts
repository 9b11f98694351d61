import * as contract from '@lanna/contract/oversight/reports/insight-ops';
import { showReturns as returns } from '@lanna/contract/oversight/reports/returns';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { readPeriod } from '../period.ts';
import { showChannels } from './show-channels.ts';
import { showCohorts } from './show-cohorts.ts';
import { showCosts } from './show-costs.ts';
import { showPlayers } from './show-players.ts';
import { showReturns } from './show-returns.ts';

interface Asked {
  query: { from?: string | undefined; to?: string | undefined };
  brands: readonly { timeZone: string }[];
}

export function insightOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  const { kysely } = db;
  const periodOf = ({ query, brands }: Asked) => readPeriod(query, brands[0]?.timeZone ?? 'UTC', clock.now());
  return [
    opsRoute(contract.showPlayers, (call) => showPlayers(kysely, call.brandIds, periodOf(call))),
    opsRoute(contract.showCohorts, (call) => showCohorts(kysely, call.brandIds, periodOf(call))),
    opsRoute(contract.showChannels, (call) => showChannels(kysely, call.brandIds, periodOf(call))),
    opsRoute(contract.showCosts, (call) => showCosts(kysely, call.brandIds, periodOf(call))),
    opsRoute(returns, (call) => showReturns(kysely, call, periodOf(call), call.query)),
  ];
}
