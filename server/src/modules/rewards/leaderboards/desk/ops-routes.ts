import * as contract from '@lanna/contract/rewards/leaderboards/ops';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { opsBoards, showOpsBoard } from './list-ops-boards.ts';
import { opsPrizes } from './list-prizes.ts';
import { publishBoard } from './publish-board.ts';
import { takeOutPlace } from './take-out-place.ts';
import { addBoard, editBoard, haltBoard } from './write-board.ts';

/** Leaderboards of brands in operators' hands: made, published by two, stopped by one, reviewed by two, and who was paid what. */
export function leaderboardOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  const { kysely } = db;
  const now = () => clock.now();
  return [
    ...opsBoards.routes(kysely),
    ...opsPrizes.routes(kysely),
    opsRoute(contract.showOpsLeaderboard, ({ brands, params }) =>
      showOpsBoard({ db: kysely, brands }, params.id),
    ),
    opsChange(db, contract.makeLeaderboard, (tx, call) =>
      addBoard(tx, call, { brand: brandOf(call.brands, call.body.brand), body: call.body, now: now() }),
    ),
    opsChange(db, contract.changeLeaderboard, (tx, call) =>
      editBoard(tx, call, { id: call.params.id, body: call.body, now: now() }),
    ),
    opsChange(db, contract.publishLeaderboard, (tx, call) =>
      publishBoard(tx, call, { id: call.params.id, ...call.body, now: now() }),
    ),
    opsChange(db, contract.stopLeaderboard, (tx, call) =>
      haltBoard(tx, call, { id: call.params.id, body: call.body, now: now() }),
    ),
    opsChange(db, contract.takeOutPlace, (tx, call) => takeOutPlace(tx, call, now())),
  ];
}
