import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import { countAttempts, resetAttempts, secondsLeft } from '../../people/authentication/attempts.ts';
import type { Owner } from '../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../people/authentication/deps.ts';
import { type Account, findAccountById } from '../../people/authentication/find-account.ts';
import { isPasswordRight } from '../../people/authentication/password.ts';

const WINDOW_MS = 30 * 60_000;
/**
 * A withdrawal password is short, so few guesses. By session first: the thief of one session leaves the owner tries in another, and
 * a new withdrawal password, which asks for the login password, gives all of them back.
 */
const MAX_TRIES = { session: 10, member: 30 };

/**
 * Requires the withdrawal password before money leaves the account or goes elsewhere. What else is asked for (second factor) is the
 * caller's to prove, with the account that is answered. Refuses with `payment_password_missing`, `payment_password_wrong`,
 * `too_many_requests`.
 */
export async function confirmPaymentPassword(
  { db, clock, failures }: Pick<AuthenticationDeps, 'db' | 'clock' | 'failures'>,
  { memberId, sessionId }: Pick<Owner, 'memberId' | 'sessionId'>,
  paymentPassword: string,
  context: RequestContext,
): Promise<Account> {
  const { brand } = context;
  const kept = await db.kysely
    .selectFrom('members.credential')
    .select('payment_password_hash')
    .where('id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  if (kept.payment_password_hash === null) throw new Refusal('payment_password_missing');
  const [ofSession, ofMember] = paymentPasswordSubjects(brand.id, { memberId, sessionId });
  const limits = [
    { subject: ofSession, max: MAX_TRIES.session },
    { subject: ofMember, max: MAX_TRIES.member },
  ];
  const now = clock.now();
  const noteFailure = (reason: 'payment_password_wrong' | 'too_many_requests') =>
    failures.record({ method: 'payment_password', reason, tried: { memberId } }, context);
  // One after the other: tries of a session beyond its own limit do not count towards the member's.
  for (const { subject, max } of limits) {
    const [tally] = await countAttempts(db.kysely, now, [{ subject, windowMs: WINDOW_MS }]);
    if (!tally || tally.hits <= max) continue;
    noteFailure('too_many_requests');
    throw new Refusal('too_many_requests', { retryAfterSeconds: secondsLeft(tally, now) });
  }
  const isRight = await isPasswordRight(kept.payment_password_hash, paymentPassword);
  const account = isRight ? await findAccountById(db.kysely, brand.id, memberId) : undefined;
  if (!account) {
    noteFailure('payment_password_wrong');
    throw new Refusal('payment_password_wrong');
  }
  await resetAttempts(db.kysely, { cleared: limits.map(({ subject }) => subject) });
  return account;
}

/** What tries at a withdrawal password are counted under: of this session, and of the member. */
export function paymentPasswordSubjects(
  merchantId: string,
  { memberId, sessionId }: Pick<Owner, 'memberId' | 'sessionId'>,
): [string, string] {
  const ofMember = ['payment-password', merchantId, memberId].join('\n');
  return [`${ofMember}\n${sessionId}`, ofMember];
}
