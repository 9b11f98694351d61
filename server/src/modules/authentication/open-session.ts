import type { Database, Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Prepared, runPrepared } from '../../platform/prepared.ts';
import {
  type EventFacts,
  insertSecurityEventText,
  securityEventRow,
} from '../audit/record-security-event.ts';
import type { RequestContext } from '../brands/request-context.ts';
import { type AttemptReset, resetAttemptsText, resetAttemptsValues } from './attempts.ts';
import { newToken, type SessionMethod, tokenSha256 } from './session.ts';

/** A session to open, and the line that tells of it in the security record; a trial's is not worth one. */
export interface Opening {
  memberId: string;
  method: SessionMethod;
  rememberMeTokenId?: string | null;
  /** Good for changing the password and little else. */
  passwordChangeDue?: boolean;
  line: { kind: 'registered' | 'session_opened'; after: EventFacts } | null;
  /** Failures this success takes back. */
  attemptReset?: AttemptReset | undefined;
  now: Date;
}

/**
 * Opens a session for a member and gives its token: the only time it is seen. Session, line and the reset of attempts are one statement,
 * so most log-ins need no transaction around them.
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
