import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { checkFactor } from '../factors/check-factor.ts';
import { confirmOwnPassword } from '../factors/confirm-own-password.ts';
import { hasFactor } from '../factors/has-factor.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from './deps.ts';

/**
 * Takes a fresh proof of the person: the password, and a second factor where the account has one. Refuses with
 * `operator_login_wrong`, `second_factor_wrong`, `too_many_failures`, `too_many_requests`.
 */
export async function stepUp(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'secrets'>,
  { password, factor }: { password: string; factor?: string | undefined },
  call: OwnCall,
): Promise<void> {
  const { operator } = call;
  const subject = operatorSubject(operator);
  await confirmOwnPassword(deps, password, call);
  if (await hasFactor(deps.db.kysely, operator.id)) {
    const shown = factor === undefined ? undefined : await checkFactor(deps, factor, call);
    if (!shown) {
      await call.record(deps.db.kysely, {
        action: 'operators.second-factor-failed',
        brandId: null,
        subject,
      });
      throw new Refusal('second_factor_wrong');
    }
  }
  await deps.db.transaction(async (tx) => {
    await tx
      .updateTable('operators.session')
      .set({ proved_at: deps.clock.now() })
      .where('id', '=', operator.sessionId)
      .execute();
    await call.record(tx, { action: 'operators.step-up', brandId: null, subject });
  });
}
