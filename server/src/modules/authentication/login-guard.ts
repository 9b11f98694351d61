import type { Database } from '../../platform/database.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordSecurityEvent } from '../audit/record-security-event.ts';
import type { RequestContext } from '../brands/request-context.ts';
import { type AttemptReset, type Counted, countAttempts, secondsLeft, type Tally } from './attempts.ts';
import type { AuthenticationDeps } from './deps.ts';
import { type Account, findAccountByName, tryAccountByName } from './find-account.ts';

const WINDOW_MS = 30 * 60_000;
/** Standards AUTH-2. By name alone there is never more than a captcha: a stranger's guesses must not keep the owner out. */
const CAPTCHA_AFTER = { name: 3, address: 10 };
/** Who is kept out: this device at this address trying this name; and this address trying it with made-up devices. */
const LOCKED_AFTER = { device: 10, place: 30 };

/** One try at a name, already counted. */
export interface Try {
  captchaDue: boolean;
  /** Whether the next try will need a captcha, should this one fail. */
  captchaNext: boolean;
  /** The counts a success takes back. */
  attemptReset: AttemptReset;
}

type GuardDeps = Pick<AuthenticationDeps, 'db' | 'clock' | 'afterResponse'>;

/**
 * Counts a try before it is judged. Unknown names count like known ones. Refuses with `too_many_failures`
 * {retryAfterSeconds}; the lock ends half an hour after the first failure, whatever is tried meanwhile.
 */
export async function guardLogin(deps: GuardDeps, name: string, context: RequestContext): Promise<Try> {
  const now = deps.clock.now();
  const subjects = subjectsOf(name, context);
  return judge(deps, name, context, now, await countAttempts(deps.db, now, countedOf(subjects)));
}

/** The same, and finds the account of the name on the way. */
export async function guardLoginByName(
  deps: GuardDeps,
  name: string,
  context: RequestContext,
): Promise<Try & { account: Account | undefined }> {
  const now = deps.clock.now();
  const counted = countedOf(subjectsOf(name, context));
  const { account, tallies } = await tryAccountByName(deps.db, context.brand.id, name, { now, counted });
  return { ...judge(deps, name, context, now, tallies), account };
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

function judge(deps: GuardDeps, name: string, context: RequestContext, now: Date, tallies: Tally[]): Try {
  const [byName, byAddress, byPlace, byDevice] = tallies;
  if (!byName || !byAddress || !byPlace || !byDevice) throw new Error('four tries were to be counted');
  for (const [tally, max] of [
    [byPlace, LOCKED_AFTER.place],
    [byDevice, LOCKED_AFTER.device],
  ] as const) {
    if (tally.hits <= max) continue;
    // One line when the lock falls, after the answer: every single failure would let strangers fill the record.
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
