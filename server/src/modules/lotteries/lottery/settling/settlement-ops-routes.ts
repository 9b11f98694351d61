import * as contract from '@lanna/contract/lotteries/lottery/settlement-ops';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { drawFigures } from './draw-figures.ts';
import { settlements } from './list-settlements.ts';
import { settleAgain } from './settle-again.ts';

/** How far settlement has come, what stands on a draw, and having it gone through once more. */
export function settlementOps({ db }: { db: Database }): OpsRoute[] {
  return [
    ...settlements.routes(db.kysely),
    opsRoute(contract.drawFigures, (call) => drawFigures(db.kysely, call.brandIds, call.params.id)),
    opsChange(db, contract.settleAgain, (tx, call) =>
      settleAgain(tx, call, { id: call.params.id, ...call.body }),
    ),
  ];
}
