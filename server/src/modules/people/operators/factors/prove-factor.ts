import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from '../session/deps.ts';
import { checkFactor } from './check-factor.ts';

/** Takes the second factor that is due after the password. Refuses with `second_factor_wrong`, `too_many_requests`. */
export async function proveFactor(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'secrets'>,
  given: string,
  call: OwnCall,
): Promise<void> {
  const { operator } = call;
  const subject = operatorSubject(operator);
  const shown = await checkFactor(deps, given, call);
  if (!shown) {
    const failed = { action: 'operators.second-factor-failed', brandId: null, subject };
    await call.record(deps.db.kysely, failed);
    throw new Refusal('second_factor_wrong');
  }
  await deps.db.transaction(async (tx) => {
    await tx
      .updateTable('operators.session')
      .set({ factor_at: deps.clock.now() })
      .where('id', '=', operator.sessionId)
      .execute();
    await call.record(tx, {
      action: 'operators.second-factor',
      brandId: null,
      subject,
      after: { shown },
    });
  });
}
