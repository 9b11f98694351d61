import { newId } from '../../../platform/sealing/ids.ts';
import type { Database, Queryable } from '../../../platform/sql/database.ts';
import { type Prepared, runPrepared } from '../../../platform/sql/prepared.ts';
import {
  type EventFacts,
  insertSecurityEventText,
  securityEventRow,
} from '../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import { type AttemptReset, resetAttemptsText, resetAttemptsValues } from './attempts.ts';
import { newToken, type SessionMethod, tokenSha256 } from './session.ts';

/** A session to open, and its line in the security record; a demo account's session has none. */
export interface Opening {
  memberId: string;
  method: SessionMethod;
  rememberMeTokenId?: string | null;
  /** The session may change the password and little else. */
  passwordChangeDue?: boolean;
  line: { kind: 'registered' | 'session_opened'; after: EventFacts } | null;
  /** Failed attempts that this success resets. */
  attemptReset?: AttemptReset | undefined;
  now: Date;
}

/**
 * Opens a session for a member and returns its token, of which only a hash is stored. Session, line and the
 * reset of attempts are one statement, so most log-ins need no explicit transaction.
 */
export async function openSession(
  db: Database | Queryable,
  { memberId, method, rememberMeTokenId = null, passwordChangeDue = false, line, attemptReset, now }: Opening,
  context: Pick<RequestContext, 'address' | 'country' | 'userAgent'> & {
    brand: { id: string; settings: { sessionAbsoluteMs: number } };
  },
): Promise<{ token: string; sessionId: string }> {
  const { brand, country, userAgent } = context;
  const token = newToken();
  const sessionId = newId();
  const session = {
    id: sessionId,
    token_sha256: tokenSha256(token),
    merchant_id: brand.id,
    member_id: memberId,
    method,
    country,
    remember_me_token_id: rememberMeTokenId,
    password_change_due: passwordChangeDue,
    created_at: now,
    seen_at: now,
    expires_at: new Date(now.getTime() + brand.settings.sessionAbsoluteMs),
    user_agent: userAgent,
  };
  const event = line && securityEventRow({ ...line, memberId, sessionId }, { ...context, now });
  await runPrepared(
    db,
    openingText(Object.keys(session), event && Object.keys(event), attemptReset !== undefined),
    [
      ...Object.values(session),
      ...(event ? Object.values(event) : []),
      ...(attemptReset ? resetAttemptsValues(attemptReset) : []),
    ],
  );
  return { token, sessionId };
}

/** The columns are always the same, so there are four statements in all. */
function openingText(session: string[], event: string[] | null, resets: boolean): Prepared {
  const parameters = session.map((_, at) => `$${at + 1}`);
  const parts: string[] = [];
  let next = session.length + 1;
  if (event) {
    parts.push(`recorded as (${insertSecurityEventText(event, next)})`);
    next += event.length;
  }
  if (resets) parts.push(resetAttemptsText(next));
  const name = `open-session${event ? '-recorded' : ''}${resets ? '-reset' : ''}`;
  const withParts = parts.length > 0 ? `with ${parts.join(', ')} ` : '';
  return {
    name,
    text: `${withParts}insert into authentication.session (${session.join(', ')}) values (${parameters.join(', ')})`,
  };
}
