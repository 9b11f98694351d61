import { isBreached } from '../../../../platform/breached-passwords/is-breached.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { hashPassword } from '../../authentication/password.ts';
import { endOperatorSessions } from '../accounts/end-operator-sessions.ts';
import { confirmOwnPassword } from '../factors/confirm-own-password.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from './deps.ts';

/**
 * Chooses a new password; every other session of the operator ends. Refuses with `operator_login_wrong`, `too_many_failures`,
 * and `password_breached` for a common one or the one there is.
 */
export async function choosePassword(
  deps: Pick<OperatorDeps, 'db' | 'clock'>,
  { current, next }: { current: string; next: string },
  call: OwnCall,
): Promise<void> {
  const { operator } = call;
  await confirmOwnPassword(deps, current, call);
  if (isBreached(next) || next.normalize('NFKC') === current.normalize('NFKC'))
    throw new Refusal('password_breached');
  const password_hash = await hashPassword(next);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await tx
      .updateTable('operators.operator')
      .set({ password_hash, password_change_due: false, updated_at: now })
      .where('id', '=', operator.id)
      .execute();
    const which = { allBut: operator.sessionId };
    const sessionsEnded = await endOperatorSessions(tx, { operatorId: operator.id, which, now });
    await call.record(tx, {
      action: 'operators.choose-password',
      brandId: null,
      subject: operatorSubject(operator),
      after: { sessionsEnded },
    });
  });
}
