import { hash } from 'node:crypto';
import type { ResolveSession } from '../../../platform/http/calls/check-access.ts';
import { batchLoader } from '../../../platform/process/batch-loader.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Database } from '../../../platform/sql/database.ts';
import type { Brands } from '../../house/brands/find-brand.ts';
import { isShut } from '../members/account-status.ts';
import { isSessionOver, SEEN_STEP_MS } from './session.ts';
import { sessionCache } from './session-cache.ts';
import type { SessionChanges } from './session-changes.ts';

/**
 * Finds the session and member of a token. A token of another brand is refused like an invented one. While
 * `changes` are received, a session is read again only after a change, and once a minute to update `seen_at`.
 */
export function resolveSession({
  db,
  clock,
  brands,
  changes,
}: {
  db: Database;
  clock: Clock;
  brands: Brands;
  changes?: SessionChanges;
}): ResolveSession {
  const read = batchLoader((tokens: Buffer[]) => findSessions(db, tokens));
  const cache = changes && sessionCache<FoundSession>(changes);

  return async (token, brand) => {
    const now = clock.now();
    const key = hash('sha256', token, 'base64');
    const kept = cache?.find(key);
    const moment = cache?.moment() ?? 0;
    const session = kept && !isNoteDue(kept, now) ? kept : await read(Buffer.from(key, 'base64'));
    if (session?.merchant_id !== brand.id) throw new Refusal('not_logged_in');
    const profile = await brands.findById(brand.id);
    const idleMs = profile?.settings.sessionIdleMs ?? 0;
    if (isSessionOver(session, now, idleMs) || isShut(session.status)) throw new Refusal('session_expired');
    if (session !== kept) {
      const isDue = isNoteDue(session, now);
      if (isDue) await noteSeen(db, session.id, now);
      cache?.keep(key, isDue ? { ...session, seen_at: now } : session, moment);
    }
    const termsVersion = profile?.settings.termsVersion ?? null;
    return {
      memberId: session.memberId,
      sessionId: session.id,
      type: session.type,
      passwordChangeDue: session.password_change_due,
      termsDue: session.terms_version === termsVersion ? null : termsVersion,
    };
  };
}

function isNoteDue(session: FoundSession, now: Date): boolean {
  return now.getTime() - session.seen_at.getTime() > SEEN_STEP_MS;
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSessions>>[number]>;

/** In the order of the tokens. */
async function findSessions(db: Database, tokens: Buffer[]) {
  const rows = await db.kysely
    .selectFrom('authentication.session as session')
    .innerJoin('members.account as member', 'member.id', 'session.member_id')
    .select([
      'session.id',
      'session.token_sha256',
      'session.merchant_id',
      'session.seen_at',
      'session.expires_at',
      'session.ended_at',
      'session.password_change_due',
      'member.id as memberId',
      'member.type',
      'member.status',
      'member.terms_version',
    ])
    .where(({ eb, val }) => eb('session.token_sha256', '=', eb.fn.any(val(tokens))))
    .execute();
  const byToken = new Map(rows.map((row) => [row.token_sha256.toString('hex'), row]));
  return tokens.map((token) => byToken.get(token.toString('hex')));
}

async function noteSeen(db: Database, sessionId: string, now: Date) {
  await db.kysely
    .updateTable('authentication.session')
    .set({ seen_at: now })
    .where('id', '=', sessionId)
    .where('seen_at', '<', now)
    .execute();
}
