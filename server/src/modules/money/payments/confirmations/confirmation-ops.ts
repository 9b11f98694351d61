import * as contract from '@lanna/contract/money/payments/confirmation-ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { confirmations } from './list-confirmations.ts';
import { paymentAlerts, seeAlert } from './payment-alerts.ts';

/** What was confirmed, and what a person must look at. */
export function confirmationOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...confirmations.routes(db.kysely),
    ...paymentAlerts.routes(db.kysely),
    opsRoute(contract.seePaymentAlert, async (call) => {
      await db.transaction((tx) =>
        seeAlert(tx, call, { id: call.params.id, note: call.body.note, now: clock.now() }),
      );
      return {};
    }),
  ];
}
