import { parseJson } from '../../../../platform/process/parse-json.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { checkPasskey } from '../../../../platform/second-factor/passkey.ts';
import { checkTotp } from '../../../../platform/second-factor/totp.ts';
import { countAttempts, resetAttempts, secondsLeft } from '../../authentication/attempts.ts';
import { consoleSite, listPasskeys, takeChallenge } from '../internal/passkeys.ts';
import { spendRecoveryCode } from '../internal/recovery-codes.ts';
import type { OperatorDeps, OwnCall } from '../session/deps.ts';
import { totpPlace } from './totp-secret.ts';

const WINDOW_MS = 30 * 60_000;
/** Of a million codes three are valid at a time: with the password in hand, a chance of about 1 in 30 000 an hour. */
const MAX_TRIES = 10;
const APP_CODE = /^[\d๐-๙ ]+$/;

type FactorDeps = Pick<OperatorDeps, 'db' | 'clock' | 'secrets'>;
export type FactorShown = 'totp' | 'passkey' | 'recovery-code';

/**
 * Checks what was shown as a second factor, and uses it up: a code of the app, a recovery code, or a passkey's answer as JSON.
 * Undefined where it is wrong. Refuses with `too_many_requests`.
 */
export async function checkFactor(
  deps: FactorDeps,
  given: string,
  call: Pick<OwnCall, 'operator' | 'host' | 'origin'>,
): Promise<FactorShown | undefined> {
  const answer = given.trim();
  if (answer.startsWith('{')) return (await isPasskeyRight(deps, answer, call)) ? 'passkey' : undefined;
  const operatorId = call.operator.id;
  const now = deps.clock.now();
  if (!APP_CODE.test(answer)) {
    const isRight = await spendRecoveryCode(deps.db.kysely, { operatorId, code: answer, now });
    return isRight ? 'recovery-code' : undefined;
  }
  // Only codes of the app can be guessed. A stranger who guesses them must not keep the owner from a passkey or a recovery code.
  const forget = await countAppCode(deps, operatorId);
  if (!(await isTotpRight(deps, operatorId, answer))) return undefined;
  await forget();
  return 'totp';
}

/** Counts a code before it is checked; gives back what forgets the tries. */
export async function countAppCode(
  { db, clock }: Pick<FactorDeps, 'db' | 'clock'>,
  operatorId: string,
): Promise<() => Promise<void>> {
  const now = clock.now();
  const subject = ['operator-second-factor', operatorId].join('\n');
  const [tally] = await countAttempts(db.kysely, now, [{ subject, windowMs: WINDOW_MS }]);
  if (tally && tally.hits > MAX_TRIES)
    throw new Refusal('too_many_requests', { retryAfterSeconds: secondsLeft(tally, now) });
  return () => resetAttempts(db.kysely, { cleared: [subject] });
}

async function isTotpRight(
  { db, clock, secrets }: FactorDeps,
  operatorId: string,
  code: string,
): Promise<boolean> {
  const kept = await db.kysely
    .selectFrom('operators.totp')
    .select(['secret', 'last_step'])
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  if (!kept) return false;
  const secret = secrets.open(kept.secret, totpPlace(operatorId));
  const next = checkTotp({ secret, lastStep: Number(kept.last_step) }, code, clock.now());
  if (!next || next.lastStep === null) return false;
  const step = BigInt(next.lastStep);
  // Two calls may send one code at once; the later one finds its time step taken.
  const taken = await db.kysely
    .updateTable('operators.totp')
    .set({ last_step: step })
    .where('operator_id', '=', operatorId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

async function isPasskeyRight(
  { db, clock }: FactorDeps,
  answer: string,
  call: Pick<OwnCall, 'operator' | 'host' | 'origin'>,
): Promise<boolean> {
  const response = parseJson(answer);
  const operatorId = call.operator.id;
  const now = clock.now();
  const challenge = await takeChallenge(db.kysely, { response, purpose: 'prove', operatorId, now });
  if (challenge === undefined) return false;
  const site = consoleSite(call);
  const passkeys = await listPasskeys(db.kysely, operatorId, site.rpId);
  const used = await checkPasskey({ site, challenge, response, passkeys });
  if (!used) return false;
  await db.kysely
    .updateTable('operators.passkey')
    .set({ counter: BigInt(used.counter), backed_up: used.backedUp, used_at: now })
    .where('id', '=', used.id)
    .where('operator_id', '=', operatorId)
    .execute();
  return true;
}
