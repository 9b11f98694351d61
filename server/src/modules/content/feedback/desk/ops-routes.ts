import * as contract from '@lanna/contract/content/feedback/ops';
import { type OpsRoute, opsChange } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { answerFeedback } from './answer-feedback.ts';
import { feedback } from './list-feedback.ts';

/** The console's inbox of what members have said. */
export function feedbackOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...feedback.routes(db.kysely),
    opsChange(db, contract.answerFeedback, (tx, call) =>
      answerFeedback(tx, call, { id: call.params.id, ...call.body }, clock.now()),
    ),
  ];
}
