import * as contract from '@lanna/contract/money/payments/confirmation-ops';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { exportConfirmations, listConfirmations } from './list-confirmations.ts';
import { listPaymentAlerts, seeAlert } from './payment-alerts.ts';

/** What was confirmed, and what a person must look at. */
export function confirmationOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    opsRoute(contract.listConfirmations, (call) => listConfirmations(db.kysely, call.brands, call.query)),
    opsCsv(contract.confirmationsCsv, async (call) =>
      exportConfirmations(db.kysely, call.brands, call.query),
    ),
    opsRoute(contract.listPaymentAlerts, (call) => listPaymentAlerts(db.kysely, call, call.query)),
    opsRoute(contract.seePaymentAlert, async (call) => {
      await db.transaction((tx) =>
        seeAlert(tx, call, { id: call.params.id, note: call.body.note, now: clock.now() }),
      );
      return {};
    }),
  ];
}
