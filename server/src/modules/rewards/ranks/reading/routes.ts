import * as contract from '@lanna/contract/rewards/ranks/ranks';
import { CLOCKED_MS, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { RankDeposits, RankPrivileges } from '../rank-places.ts';
import { showLevels } from './show-levels.ts';
import { showProgress } from './show-progress.ts';

/** Ranks as visitors and members see them. */
export function rankRoutes(deps: {
  db: Database;
  clock: Clock;
  /** Both are asked while a call is answered. */
  deposits(): readonly RankDeposits[];
  privileges(): readonly RankPrivileges[];
}): Route[] {
  const { clock } = deps;
  const within = { ...deps, db: deps.db.kysely };
  // What other topics hold to a level they change without a word to this one.
  const alike = { until: ['ranks_changed'], forMs: CLOCKED_MS } as const;
  return [
    route(contract.rankLevels, (call) => showLevels(within, call, clock.now()), { alike }),
    route(contract.playerRankProgress, ({ brand, caller }) =>
      showProgress(within, { brand, memberId: caller.memberId }, clock.now()),
    ),
  ];
}
