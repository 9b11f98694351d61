import * as contract from '@lanna/contract/content/feedback/ops';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { answerFeedback } from './answer-feedback.ts';
import { exportFeedback, listFeedback } from './list-feedback.ts';

/** The console's inbox of what members have said. */
export function feedbackOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    opsRoute(contract.listFeedback, (call) => listFeedback(db.kysely, call.brands, call.query)),
    opsCsv(contract.exportFeedback, async (call) => exportFeedback(db.kysely, call.brands, call.query)),
    opsRoute(contract.answerFeedback, (call) =>
      db.transaction((tx) => answerFeedback(tx, call, { id: call.params.id, ...call.body }, clock.now())),
    ),
  ];
}
