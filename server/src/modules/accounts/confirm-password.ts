import { Refusal } from '../../platform/refusal.ts';
import type { WayInDeps } from './deps.ts';
import { countAttempts, forgiveAttempts, secondsLeft } from './internal/attempts.ts';
import { type Account, findAccountById } from './internal/find-account.ts';
import { isPasswordRight } from './password.ts';
import type { Visit } from './visit.ts';

const WINDOW_MS = 30 * 60_000;
/** By session first: who has got hold of one cannot keep the owner, in another, from changing the password. */
const MAX_TRIES = { session: 10, member: 30 };

/** Somebody who is logged in and about to change what protects the account. */
export interface Owner {
  memberId: string;
  sessionId: string;
  type: number;
}

/**
 * Asks for the password again, so that an unattended session cannot take an account over. An account without a password sets
 * one by phone first (`none`). Refuses with `password_wrong` {none}, `too_many_requests`.
 */
export async function confirmPassword(
  { db, clock, failures }: Pick<WayInDeps, 'db' | 'clock' | 'failures'>,
  { memberId, sessionId }: Owner,
  password: string,
  visit: Visit,
): Promise<Account> {
  const { brand } = visit;
  const limits = [
    { subject: ['password', brand.id, memberId, sessionId].join('\n'), max: MAX_TRIES.session },
    { subject: ['password', brand.id, memberId].join('\n'), max: MAX_TRIES.member },
  ];
  const now = clock.now();
  const noteFailure = (reason: 'password_wrong' | 'too_many_requests') =>
    failures.note({ way: 'password_again', reason, tried: { memberId } }, visit);
  // One after the other: what a session tries beyond its own limit does not count against the member.
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
  await forgiveAttempts(db.kysely, { forgotten: limits.map(({ subject }) => subject) });
  return account;
}
