import { Refusal } from '../../../platform/refusals/refusal.ts';
import { checkTotp } from '../../../platform/second-factor/totp.ts';
import { recordSecurityEvent } from '../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import { countAttempts, resetAttempts, secondsLeft } from './attempts.ts';
import type { AuthenticationDeps } from './deps.ts';
import { totpPlace } from './factors/totp-secret.ts';
import { isPasskeyRight, offerPasskeys } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

const WINDOW_MS = 30 * 60_000;
/**
 * Of a million codes three are valid at a time: an attacker with the password has a chance of about 1 in 30
 * 000 an hour.
 */
const MAX_TRIES = 10;
const APP_CODE = /^[\d๐-๙ ]+$/;

type SecondFactorDeps = Pick<AuthenticationDeps, 'db' | 'clock' | 'secrets' | 'failures'>;

/** The member whose second factor is required. */
export interface SecondFactorOwner {
  id: string;
  hasTotp: boolean;
  hasPasskey: boolean;
}

/**
 * Requires the second factor where the account has one: a code of the app, a recovery code, or a passkey's
 * response as JSON. Refuses with `second_factor_needed` {totp, passkey: request options or null},
 * `second_factor_wrong`, `too_many_requests`.
 */
export async function proveSecondFactor(
  deps: SecondFactorDeps,
  owner: SecondFactorOwner,
  given: string | undefined,
  context: RequestContext,
): Promise<void> {
  if (!owner.hasTotp && !owner.hasPasskey) return;
  if (!given) {
    const passkey = owner.hasPasskey ? await offerPasskeys(deps, owner.id, context) : null;
    throw new Refusal('second_factor_needed', { totp: owner.hasTotp, passkey });
  }
  const answer = given.trim();
  // Only codes of the app can be guessed. An attacker who knows the password and guesses them must not lock
  // the owner out of a passkey or a recovery code.
  const resetTries = APP_CODE.test(answer) ? await countSecondFactorTry(deps, owner.id, context) : undefined;
  if (!(await isRight(deps, owner, answer, context))) {
    noteFailure(deps, owner.id, 'second_factor_wrong', context);
    throw new Refusal('second_factor_wrong');
  }
  await resetTries?.();
}

/** Counts an attempt before it is checked; returns the function that takes it back. */
export async function countSecondFactorTry(
  deps: SecondFactorDeps,
  memberId: string,
  context: RequestContext,
): Promise<() => Promise<void>> {
  const { db, clock } = deps;
  const subject = ['second-factor', context.brand.id, memberId].join('\n');
  const [tally] = await countAttempts(db.kysely, clock.now(), [{ subject, windowMs: WINDOW_MS }]);
  if (tally && tally.hits > MAX_TRIES) {
    noteFailure(deps, memberId, 'too_many_requests', context);
    throw new Refusal('too_many_requests', { retryAfterSeconds: secondsLeft(tally, clock.now()) });
  }
  return () => resetAttempts(db.kysely, { cleared: [subject] });
}

function noteFailure(
  { failures }: SecondFactorDeps,
  memberId: string,
  reason: 'second_factor_wrong' | 'too_many_requests',
  context: RequestContext,
) {
  failures.record({ method: 'second_factor', reason, tried: { memberId } }, context);
}

async function isRight(
  deps: SecondFactorDeps,
  owner: SecondFactorOwner,
  given: string,
  context: RequestContext,
): Promise<boolean> {
  if (given.startsWith('{')) return isPasskeyRight(deps, owner.id, given, context);
  if (APP_CODE.test(given)) return owner.hasTotp && isTotpRight(deps, owner.id, given, context);
  const left = await spendRecoveryCode(deps.db.kysely, owner.id, given, deps.clock.now());
  if (left === undefined) return false;
  const where = { ...context, now: deps.clock.now() };
  await recordSecurityEvent(
    deps.db.kysely,
    { kind: 'recovery_code_used', memberId: owner.id, before: { left: left + 1 }, after: { left } },
    where,
  );
  return true;
}

async function isTotpRight(
  { db, clock, secrets }: SecondFactorDeps,
  memberId: string,
  code: string,
  { brand }: RequestContext,
): Promise<boolean> {
  const kept = await db.kysely
    .selectFrom('authentication.totp')
    .select(['secret', 'last_step'])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirst();
  if (!kept) return false;
  const secret = secrets.open(kept.secret, totpPlace(memberId));
  const next = checkTotp({ secret, lastStep: Number(kept.last_step) }, code, clock.now());
  if (!next || next.lastStep === null) return false;
  const step = BigInt(next.lastStep);
  // Two calls may send one code at once; the later one finds its time step already used.
  const taken = await db.kysely
    .updateTable('authentication.totp')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
