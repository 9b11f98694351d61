import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

export type CaseEvent =
  | 'opened'
  | 'changed'
  | 'reopened'
  | 'mended'
  | 'taken'
  | 'handed_back'
  | 'noted'
  | 'proposed'
  | 'let_go'
  | 'decided';

/** Adds to the history of a case; `operatorName` is left out where the job has found it. */
export async function noteEvent(
  tx: Tx,
  event: {
    caseId: string;
    what: CaseEvent;
    operatorName?: string;
    words?: string;
    facts?: Record<string, string>;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('reconciliation.case_event')
    .values({
      id: newId(),
      case_id: event.caseId,
      at: event.now,
      what: event.what,
      operator_name: event.operatorName ?? null,
      words: event.words ?? '',
      facts: JSON.stringify(event.facts ?? {}),
    })
    .execute();
}
