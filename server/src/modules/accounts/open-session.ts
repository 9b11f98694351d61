import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type EventFacts, securityEventRow } from './internal/note-security-event.ts';
import { newToken, type SessionMethod, tokenSha256 } from './session.ts';
import type { Visit } from './visit.ts';

/** A session to open, and the line that tells of it in the security record; a trial's is not worth one. */
export interface Opening {
  memberId: string;
  method: SessionMethod;
  rememberSeriesId?: string | null;
  /** Good for changing the password and little else. */
  passwordChangeDue?: boolean;
  line: { kind: 'registered' | 'session_opened'; after: EventFacts } | null;
  now: Date;
}

/**
 * Opens a session for a member and gives its token: the only time it is seen. Session and line are one statement, so most
 * log-ins need no transaction around them.
 */
export async function openSession(
  db: Queryable,
  { memberId, method, rememberSeriesId = null, passwordChangeDue = false, line, now }: Opening,
  visit: Pick<Visit, 'address' | 'country' | 'userAgent'> & {
    brand: { id: string; settings: { sessionAbsoluteMs: number } };
  },
): Promise<{ token: string; sessionId: string }> {
  const { brand, country, userAgent } = visit;
  const token = newToken();
  const sessionId = newId();
  const session = {
    id: sessionId,
    token_sha256: tokenSha256(token),
    merchant_id: brand.id,
    member_id: memberId,
    method,
    country,
    remember_series_id: rememberSeriesId,
    password_change_due: passwordChangeDue,
    created_at: now,
    seen_at: now,
    expires_at: new Date(now.getTime() + brand.settings.sessionAbsoluteMs),
    user_agent: userAgent,
  };
  if (line === null) await db.insertInto('accounts.session').values(session).execute();
  else {
    const row = securityEventRow({ ...line, memberId, sessionId }, { ...visit, now });
    await db
      .with('noted', (cte) => cte.insertInto('accounts.security_event').values(row).returning('id'))
      .insertInto('accounts.session')
      .values(session)
      .execute();
  }
  return { token, sessionId };
}
