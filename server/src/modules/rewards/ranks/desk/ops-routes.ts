import * as contract from '@lanna/contract/rewards/ranks/ops';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { changeLevels } from './change-levels.ts';
import { decideCase } from './decide-case.ts';
import { opsRankCases, opsRankMembers, opsRankMoves } from './lists.ts';
import { setMemberRank } from './set-rank.ts';
import { setSegmentRank } from './set-segment-rank.ts';
import { showOpsTerms } from './show-terms.ts';

interface RankDeps {
  db: Database;
  clock: Clock;
  segments: AskSegments;
}

/** Ranks in operators' hands: levels, members, what became of reviews, and rises that wait. */
export function rankOps({ db, clock, segments }: RankDeps): OpsRoute[] {
  const { kysely } = db;
  return [
    ...opsRankMembers.routes(kysely),
    ...opsRankMoves.routes(kysely),
    ...opsRankCases.routes(kysely),
    opsRoute(contract.showRankTerms, ({ brands }) => showOpsTerms(kysely, brands, clock.now())),
    opsChange(db, contract.changeRankLevels, (tx, call) =>
      changeLevels(tx, call, brandOf(call.brands, call.params.brand), call.body, clock.now()),
    ),
    opsChange(db, contract.setMemberRank, (tx, call) => setMemberRank(tx, call, clock.now())),
    opsChange(db, contract.setSegmentRank, (tx, call) =>
      setSegmentRank(tx, call, { segments, now: clock.now() }),
    ),
    opsChange(db, contract.decideRankCase, (tx, call) => decideCase(tx, call, clock.now())),
  ];
}
