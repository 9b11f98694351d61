import type { Database } from '../../../platform/database.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { WayInDeps } from '../deps.ts';
import type { Visit } from '../visit.ts';
import { type Counted, countAttempts, type Forgiveness, secondsLeft, type Tally } from './attempts.ts';
import { type Account, findAccountByName, tryAccountByName } from './find-account.ts';
import { noteSecurityEvent } from './note-security-event.ts';

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
  forgiveness: Forgiveness;
}

type GuardDeps = Pick<WayInDeps, 'db' | 'clock' | 'background'>;

/**
 * Counts a try before it is judged. Unknown names count like known ones. Refuses with `too_many_failures`
 * {retryAfterSeconds}; the lock ends half an hour after the first failure, whatever is tried meanwhile.
 */
export async function guardLogin(deps: GuardDeps, name: string, visit: Visit): Promise<Try> {
  const now = deps.clock.now();
  const subjects = subjectsOf(name, visit);
  return judge(deps, name, visit, now, await countAttempts(deps.db, now, countedOf(subjects)));
}

/** The same, and finds the account of the name on the way. */
export async function guardLoginByName(
  deps: GuardDeps,
  name: string,
  visit: Visit,
): Promise<Try & { account: Account | undefined }> {
  const now = deps.clock.now();
  const counted = countedOf(subjectsOf(name, visit));
  const { account, tallies } = await tryAccountByName(deps.db, visit.brand.id, name, { now, counted });
  return { ...judge(deps, name, visit, now, tallies), account };
}

function subjectsOf(name: string, { brand, address: from, userAgent }: Visit) {
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

function judge(deps: GuardDeps, name: string, visit: Visit, now: Date, tallies: Tally[]): Try {
  const [byName, byAddress, byPlace, byDevice] = tallies;
  if (!byName || !byAddress || !byPlace || !byDevice) throw new Error('four tries were to be counted');
  for (const [tally, max] of [
    [byPlace, LOCKED_AFTER.place],
    [byDevice, LOCKED_AFTER.device],
  ] as const) {
    if (tally.hits <= max) continue;
    // One line when the lock falls, after the answer: every single failure would let strangers fill the record.
    if (tally.hits === max + 1) deps.background.run('note a lock', () => noteLock(deps.db, name, visit, now));
    throw new Refusal('too_many_failures', { retryAfterSeconds: secondsLeft(tally, now) });
  }
  const failuresReach = (limit: typeof CAPTCHA_AFTER, failures: number) =>
    byName.hits - 1 + failures >= limit.name || byAddress.hits - 1 + failures >= limit.address;
  const subjects = subjectsOf(name, visit);
  return {
    captchaDue: failuresReach(CAPTCHA_AFTER, 0),
    captchaNext: failuresReach(CAPTCHA_AFTER, 1),
    forgiveness: {
      forgotten: [subjects.name, subjects.place, subjects.device],
      uncounted: [subjects.address],
    },
  };
}

async function noteLock(db: Database, name: string, visit: Visit, now: Date) {
  const account = await findAccountByName(db, visit.brand.id, name);
  if (!account) return;
  await noteSecurityEvent(db.kysely, { kind: 'login_throttled', memberId: account.id }, { ...visit, now });
}
