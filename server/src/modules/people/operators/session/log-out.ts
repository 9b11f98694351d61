import type { Operator } from '../../../../platform/ops/operator-gate.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { endOperatorSessions } from '../accounts/end-operator-sessions.ts';

/** Ends the operator's session; its open pages are notified. */
export async function logOut(tx: Tx, { id, sessionId }: Operator, now: Date): Promise<void> {
  await endOperatorSessions(tx, { operatorId: id, which: { only: sessionId }, now });
}
