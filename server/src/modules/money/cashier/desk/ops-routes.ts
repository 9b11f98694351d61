import * as contract from '@lanna/contract/money/cashier/ops';
import { deskRoutes } from '../../../../platform/ops/desk-routes.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { importStatement, previewStatement } from '../crediting/import-statement.ts';
import type { Notices } from '../record/notify-deposit.ts';
import { assignWaiting, confirmByBank, creditAtDesk, refuseAtDesk } from './decide-deposit.ts';
import { deskDeposits } from './list-desk.ts';
import { revealSlip } from './reveal-slip.ts';
import { showDeskDeposit } from './show-desk-deposit.ts';

/** The console's calls about deposits: what waits, what pays it, and what the desk decides. */
export function cashierOps({
  db,
  clock,
  notices,
  storedFiles,
}: {
  db: Database;
  clock: Clock;
  notices: Notices;
  storedFiles: StoredFiles;
}): OpsRoute[] {
  const decided = deskRoutes({ db, clock }, showDeskDeposit);
  return [
    ...deskDeposits.routes(db.kysely, () => ({ now: clock.now() })),
    opsRoute(contract.showDeskDeposit, (call) =>
      showDeskDeposit(db.kysely, call, call.params.id, clock.now()),
    ),
    opsChange(db, contract.revealSlip, (tx, call) => revealSlip(tx, storedFiles, call, call.params)),
    decided(contract.confirmDeposit, (tx, call, wanted, now) =>
      confirmByBank(tx, call, wanted, now, notices),
    ),
    decided(contract.creditDeposit, (tx, call, wanted, now) => creditAtDesk(tx, call, wanted, now, notices)),
    decided(contract.assignPayment, (tx, call, wanted, now) => assignWaiting(tx, call, wanted, now, notices)),
    decided(contract.refuseDeposit, (tx, call, wanted, now) => refuseAtDesk(tx, call, wanted, now, notices)),
    opsRoute(contract.previewStatement, (call) => previewStatement(db.kysely, call, call.body, clock.now())),
    opsChange(db, contract.importStatement, (tx, call) =>
      importStatement(tx, call, call.body, clock.now(), notices),
    ),
  ];
}
