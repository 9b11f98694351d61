import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { countAttempts, resetAttempts, secondsLeft } from '../../authentication/attempts.ts';
import { isPasswordRight } from '../../authentication/password.ts';
import { type OperatorDeps, type OwnCall, operatorSubject } from '../session/deps.ts';

const WINDOW_MS = 30 * 60_000;
const FAILURES_MAX = 8;

/**
 * Asks an operator who is logged in for the password once more. Refuses with `operator_login_wrong`, and with
 * `too_many_failures` {retryAfterSeconds} for half an hour.
 */
export async function confirmOwnPassword(
  { db, clock }: Pick<OperatorDeps, 'db' | 'clock'>,
  password: string,
  call: OwnCall,
): Promise<void> {
  const { operator } = call;
  const now = clock.now();
  const subject = ['operator-password', operator.id].join('\n');
  const [tally] = await countAttempts(db.kysely, now, [{ subject, windowMs: WINDOW_MS }]);
  if (tally && tally.hits > FAILURES_MAX)
    throw new Refusal('too_many_failures', { retryAfterSeconds: secondsLeft(tally, now) });
  const { password_hash } = await db.kysely
    .selectFrom('operators.operator')
    .select('password_hash')
    .where('id', '=', operator.id)
    .executeTakeFirstOrThrow();
  if (!(await isPasswordRight(password_hash, password))) {
    await call.record(db.kysely, {
      action: 'operators.password-wrong',
      brandId: null,
      subject: operatorSubject(operator),
    });
    throw new Refusal('operator_login_wrong');
  }
  await resetAttempts(db.kysely, { cleared: [subject] });
}
