import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { gather } from '../../platform/gather.ts';
import type { ResolveSession } from '../../platform/http/check-access.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Brands } from '../brands/find-brand.ts';
import { isSessionOver, SEEN_STEP_MS, tokenSha256 } from './session.ts';

/** Finds who a token belongs to. A token of another brand is as unknown as an invented one. */
export function resolveSession({
  db,
  clock,
  brands,
}: {
  db: Database;
  clock: Clock;
  brands: Brands;
}): ResolveSession {
  const find = gather((tokens: Buffer[]) => findSessions(db, tokens));
  return async (token, brand) => {
    const now = clock.now();
    const session = await find(tokenSha256(token));
    if (session?.merchant_id !== brand.id) throw new Refusal('not_logged_in');
    const profile = await brands.findById(brand.id);
    const idleMs = profile?.settings.sessionIdleMs ?? 0;
    if (isSessionOver(session, now, idleMs) || session.status === 'disabled')
      throw new Refusal('session_expired');
    if (now.getTime() - session.seen_at.getTime() > SEEN_STEP_MS) await noteSeen(db, session.id, now);
    return { memberId: session.memberId, sessionId: session.id, type: session.type };
  };
}

/** In the order of the tokens. */
async function findSessions(db: Database, tokens: Buffer[]) {
  const rows = await db.kysely
    .selectFrom('accounts.session as session')
    .innerJoin('accounts.member as member', 'member.id', 'session.member_id')
    .select([
      'session.id',
      'session.token_sha256',
      'session.merchant_id',
      'session.seen_at',
      'session.expires_at',
      'session.ended_at',
      'member.id as memberId',
      'member.type',
      'member.status',
    ])
    .where(({ eb, val }) => eb('session.token_sha256', '=', eb.fn.any(val(tokens))))
    .execute();
  const byToken = new Map(rows.map((row) => [row.token_sha256.toString('hex'), row]));
  return tokens.map((token) => byToken.get(token.toString('hex')));
}

async function noteSeen(db: Database, sessionId: string, now: Date) {
  await db.kysely
    .updateTable('accounts.session')
    .set({ seen_at: now })
    .where('id', '=', sessionId)
    .where('seen_at', '<', now)
    .execute();
}
