import { networkOf } from '../../../../platform/http/calls/network-of.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { countAttempts, resetAttempts, secondsLeft } from '../../authentication/attempts.ts';
import { isPasswordRight } from '../../authentication/password.ts';
import { newToken, tokenSha256 } from '../../authentication/session.ts';
import { recordAction, recordOwnAction } from '../record/record-action.ts';
import { SESSION_MAX_MS } from './session-life.ts';

const WINDOW_MS = 30 * 60_000;
/** Of one name from one network; and of one network, whatever names it tries. */
const FAILURES_MAX = { place: 8, network: 40 };

interface Place {
  host: string;
  address: string;
  userAgent: string;
  /** What the browser is known by, as its cookie says. */
  device: string;
}

/**
 * Checks name and password and opens a session, whose token is given back. A second factor, where the account has one, is due
 * in that session next. Refuses with `operator_login_wrong`, and with `too_many_failures` {retryAfterSeconds} for half an hour.
 */
export async function logIn(
  { db, clock }: { db: Database; clock: Clock },
  { name, password }: { name: string; password: string },
  place: Place,
): Promise<{ token: string }> {
  const now = clock.now();
  const forget = await countTry(db, name, place, now);
  const operator = await db.kysely
    .selectFrom('operators.operator')
    .select(['id', 'name', 'display_name', 'password_hash', 'status'])
    .where('name', '=', name)
    .executeTakeFirst();
  const right = await isPasswordRight(operator?.password_hash ?? null, password);
  if (!operator || !right || operator.status !== 'active') {
    // Of an unknown name too, or the time it takes would show which names exist. What was typed may be a password: it is not kept.
    await recordOwnAction(
      db.kysely,
      {
        action: 'operators.log-in-failed',
        brandId: null,
        subject: { kind: 'operator', id: operator?.id ?? 'unknown', name: operator?.name ?? '' },
        after: { address: place.address, ...(operator?.status === 'locked' ? { locked: true } : {}) },
      },
      now,
    );
    throw new Refusal('operator_login_wrong');
  }
  await forget();
  const token = newToken();
  const sessionId = newId();
  await db.transaction(async (tx) => {
    await tx
      .insertInto('operators.session')
      .values({
        id: sessionId,
        token_sha256: tokenSha256(token),
        device_sha256: tokenSha256(place.device),
        operator_id: operator.id,
        host: place.host,
        address: place.address,
        user_agent: place.userAgent,
        created_at: now,
        seen_at: now,
        expires_at: new Date(now.getTime() + SESSION_MAX_MS),
        proved_at: now,
      })
      .execute();
    await recordAction(
      tx,
      {
        action: 'operators.log-in',
        brandId: null,
        subject: { kind: 'operator', id: operator.id, name: operator.name },
      },
      {
        operator: { id: operator.id, name: operator.display_name, sessionId },
        address: place.address,
        userAgent: place.userAgent,
      },
      now,
    );
  });
  return { token };
}

/** Counts the attempt before it is checked; gives back what forgets it. */
async function countTry(
  db: Database,
  name: string,
  { address }: Place,
  now: Date,
): Promise<() => Promise<void>> {
  const network = networkOf(address);
  const place = ['operator-log-in', name, network].join('\n');
  const whole = ['operator-log-in', network].join('\n');
  const [byPlace, byNetwork] = await countAttempts(db.kysely, now, [
    { subject: place, windowMs: WINDOW_MS },
    { subject: whole, windowMs: WINDOW_MS },
  ]);
  if (!byPlace || !byNetwork) throw new Error('two tries were to be counted');
  const full =
    byPlace.hits > FAILURES_MAX.place
      ? byPlace
      : byNetwork.hits > FAILURES_MAX.network
        ? byNetwork
        : undefined;
  if (full) throw new Refusal('too_many_failures', { retryAfterSeconds: secondsLeft(full, now) });
  return () => resetAttempts(db.kysely, { cleared: [place], decremented: [whole] });
}
