import * as contract from '@lanna/contract/money/cashier/ops';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { importStatement, previewStatement } from '../crediting/import-statement.ts';
import type { Notices } from '../record/notify-deposit.ts';
import { assignWaiting, confirmByBank, creditAtDesk, refuseAtDesk } from './decide-deposit.ts';
import { exportDesk, listDesk } from './list-desk.ts';
import { revealSlip } from './reveal-slip.ts';
import { showDeskDeposit } from './show-desk-deposit.ts';

/** The console's calls about deposits: what waits, what pays it, and what the desk decides. */
export function cashierOps({
  db,
  clock,
  notices,
}: {
  db: Database;
  clock: Clock;
  notices: Notices;
}): OpsRoute[] {
  const decided = (
    call: Parameters<typeof showDeskDeposit>[1],
    id: string,
    decide: (tx: Tx, now: Date) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      await decide(tx, clock.now());
      return showDeskDeposit(tx, call, id, clock.now());
    });
  return [
    opsRoute(contract.listDeposits, (call) => listDesk(db.kysely, call.brands, call.query, clock.now())),
    opsCsv(contract.exportDeposits, async (call) =>
      exportDesk(db.kysely, call.brands, call.query, clock.now()),
    ),
    opsRoute(contract.showDeskDeposit, (call) =>
      showDeskDeposit(db.kysely, call, call.params.id, clock.now()),
    ),
    opsRoute(contract.revealSlip, (call) => db.transaction((tx) => revealSlip(tx, call, call.params))),
    opsRoute(contract.confirmDeposit, (call) =>
      decided(call, call.params.id, (tx, now) =>
        confirmByBank(tx, call, { id: call.params.id, ...call.body }, now, notices),
      ),
    ),
    opsRoute(contract.creditDeposit, (call) =>
      decided(call, call.params.id, (tx, now) =>
        creditAtDesk(tx, call, { id: call.params.id, ...call.body }, now, notices),
      ),
    ),
    opsRoute(contract.assignPayment, (call) =>
      decided(call, call.params.id, (tx, now) =>
        assignWaiting(tx, call, { id: call.params.id, ...call.body }, now, notices),
      ),
    ),
    opsRoute(contract.refuseDeposit, (call) =>
      decided(call, call.params.id, (tx, now) =>
        refuseAtDesk(tx, call, { id: call.params.id, ...call.body }, now, notices),
      ),
    ),
    opsRoute(contract.previewStatement, (call) => previewStatement(db.kysely, call, call.body, clock.now())),
    opsRoute(contract.importStatement, (call) =>
      db.transaction((tx) => importStatement(tx, call, call.body, clock.now(), notices)),
    ),
  ];
}
