import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import { countAttempts, resetAttempts, secondsLeft } from './attempts.ts';
import type { AuthenticationDeps } from './deps.ts';
import { type Account, findAccountById } from './find-account.ts';
import { isPasswordRight } from './password.ts';

const WINDOW_MS = 30 * 60_000;
/**
 * Limited by session first: the thief of one session cannot lock the owner of another out of changing the
 * password.
 */
const MAX_TRIES = { session: 10, member: 30 };

/** A logged-in member about to change the protection of the account. */
export interface Owner {
  memberId: string;
  sessionId: string;
  type: number;
}

/**
 * Requires the password again, so that a stranger at an unattended session cannot take over the account. An
 * account without a password sets one by phone first (`none`). Refuses with `password_wrong` {none},
 * `too_many_requests`.
 */
export async function confirmPassword(
  { db, clock, failures }: Pick<AuthenticationDeps, 'db' | 'clock' | 'failures'>,
  { memberId, sessionId }: Owner,
  password: string,
  context: RequestContext,
): Promise<Account> {
  const { brand } = context;
  const limits = [
    { subject: ['password', brand.id, memberId, sessionId].join('\n'), max: MAX_TRIES.session },
    { subject: ['password', brand.id, memberId].join('\n'), max: MAX_TRIES.member },
  ];
  const now = clock.now();
  const noteFailure = (reason: 'password_wrong' | 'too_many_requests') =>
    failures.record({ method: 'password_again', reason, tried: { memberId } }, context);
  // One after the other: attempts of a session beyond its own limit do not count towards the member's.
  for (const { subject, max } of limits) {
    const [tally] = await countAttempts(db.kysely, now, [{ subject, windowMs: WINDOW_MS }]);
    if (!tally || tally.hits <= max) continue;
    noteFailure('too_many_requests');
    throw new Refusal('too_many_requests', { retryAfterSeconds: secondsLeft(tally, now) });
  }
  const account = await findAccountById(db.kysely, brand.id, memberId);
  const right = await isPasswordRight(account?.password_hash ?? null, password);
  if (!right || !account) {
    noteFailure('password_wrong');
    throw new Refusal('password_wrong', account?.password_hash === null ? { none: true } : {});
  }
  await resetAttempts(db.kysely, { cleared: limits.map(({ subject }) => subject) });
  return account;
}
