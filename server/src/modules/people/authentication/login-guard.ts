import { networkOf } from '../../../platform/http/calls/network-of.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import { type AttemptReset, type Counted, countAttempts, secondsLeft, type Tally } from './attempts.ts';
import type { AuthenticationDeps } from './deps.ts';
import { type Account, findAccountByName, tryAccountByName } from './find-account.ts';

const WINDOW_MS = 30 * 60_000;
/**
 * Standards AUTH-2. Failures at a name alone require a captcha at most: a stranger's guesses must not lock
 * the owner out.
 */
const CAPTCHA_AFTER = { name: 3, address: 10 };
/**
 * What is locked out: a device at an address for one name; and an address for one name whatever device ids it
 * sends.
 */
const LOCKED_AFTER = { device: 10, place: 30 };

/** One attempt at a name, already counted. */
export interface Try {
  captchaDue: boolean;
  /** Whether the next attempt will need a captcha if this one fails. */
  captchaNext: boolean;
  /** The counts that a success resets. */
  attemptReset: AttemptReset;
}

type GuardDeps = Pick<AuthenticationDeps, 'db' | 'clock' | 'afterResponse'>;

/**
 * Counts an attempt before it is checked. Unknown names count like known ones. Refuses with
 * `too_many_failures` {retryAfterSeconds}; the lock ends half an hour after the first failure, however many
 * attempts follow meanwhile.
 */
export async function guardLogin(deps: GuardDeps, name: string, context: RequestContext): Promise<Try> {
  const now = deps.clock.now();
  const subjects = subjectsOf(name, context);
  return evaluate(deps, name, context, now, await countAttempts(deps.db, now, countedOf(subjects)));
}

/** The same, and finds the account of the name in the same statement. */
export async function guardLoginByName(
  deps: GuardDeps,
  name: string,
  context: RequestContext,
): Promise<Try & { account: Account | undefined }> {
  const now = deps.clock.now();
  const counted = countedOf(subjectsOf(name, context));
  const { account, tallies } = await tryAccountByName(deps.db, context.brand.id, name, { now, counted });
  return { ...evaluate(deps, name, context, now, tallies), account };
}

function subjectsOf(name: string, { brand, address: from, userAgent }: RequestContext) {
  const address = networkOf(from);
  const key = (...parts: string[]) => ['login', brand.id, ...parts].join('\n');
  return {
    name: key('name', name),
    address: key('address', address),
    place: key('place', name, address),
    device: key('device', name, address, userAgent),
  };
}

function countedOf({ name, address, place, device }: ReturnType<typeof subjectsOf>): Counted[] {
  return [name, address, place, device].map((subject) => ({ subject, windowMs: WINDOW_MS }));
}

function evaluate(deps: GuardDeps, name: string, context: RequestContext, now: Date, tallies: Tally[]): Try {
  const [byName, byAddress, byPlace, byDevice] = tallies;
  if (!byName || !byAddress || !byPlace || !byDevice) throw new Error('four tries were to be counted');
  for (const [tally, max] of [
    [byPlace, LOCKED_AFTER.place],
    [byDevice, LOCKED_AFTER.device],
  ] as const) {
    if (tally.hits <= max) continue;
    // One line when the lock begins, after the response: a line for each failure would let strangers fill the
    // record.
    if (tally.hits === max + 1)
      deps.afterResponse.run('note a lock', () => noteLock(deps.db, name, context, now));
    throw new Refusal('too_many_failures', { retryAfterSeconds: secondsLeft(tally, now) });
  }
  const failuresReach = (limit: typeof CAPTCHA_AFTER, failures: number) =>
    byName.hits - 1 + failures >= limit.name || byAddress.hits - 1 + failures >= limit.address;
  const subjects = subjectsOf(name, context);
  return {
    captchaDue: failuresReach(CAPTCHA_AFTER, 0),
    captchaNext: failuresReach(CAPTCHA_AFTER, 1),
    attemptReset: {
      cleared: [subjects.name, subjects.place, subjects.device],
      decremented: [subjects.address],
    },
  };
}

async function noteLock(db: Database, name: string, context: RequestContext, now: Date) {
  const account = await findAccountByName(db, context.brand.id, name);
  if (!account) return;
  await recordSecurityEvent(
    db.kysely,
    { kind: 'login_throttled', memberId: account.id },
    { ...context, now },
  );
}
