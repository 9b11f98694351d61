import * as contract from '@lanna/contract/money/freezes/ops';
import { type OpsRoute, opsChange } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { beginFreeze } from '../begin-freeze.ts';
import { freezes } from './list-freezes.ts';
import { releaseFreeze } from './release-freeze.ts';

/** Frozen winnings, in operators' hands. */
export function freezeOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...freezes.routes(db.kysely),
    opsChange(db, contract.freezeWinnings, (tx, call) => beginFreeze(tx, call, clock.now())),
    opsChange(db, contract.releaseFreeze, (tx, call) =>
      releaseFreeze(tx, call, call.params.id, call.body, clock.now()),
    ),
  ];
}
