import type { Tx } from '../../../../platform/sql/database.ts';
import { endOperatorSessions } from '../accounts/end-operator-sessions.ts';
import { recoveryCodesForFirstFactor } from '../internal/recovery-codes.ts';
import type { OwnCall } from '../session/deps.ts';

/**
 * What a new second factor brings along: the session that added it counts as having shown it, every other ends, since none of them
 * has; and an operator without recovery codes gets some.
 */
export async function noteNewFactor(
  tx: Tx,
  { operator }: Pick<OwnCall, 'operator'>,
  now: Date,
): Promise<{ sessionsEnded: number; recoveryCodes: string[] }> {
  await tx
    .updateTable('operators.session')
    .set({ factor_at: now })
    .where('id', '=', operator.sessionId)
    .execute();
  const which = { allBut: operator.sessionId };
  const sessionsEnded = await endOperatorSessions(tx, { operatorId: operator.id, which, now });
  return { sessionsEnded, recoveryCodes: await recoveryCodesForFirstFactor(tx, operator.id) };
}
