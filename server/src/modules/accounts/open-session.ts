import type { Database, Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Prepared, runPrepared } from '../../platform/prepared.ts';
import { type Forgiveness, forgiveText, forgiveValues } from './internal/attempts.ts';
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
  /** Failures this success takes back. */
  forgiveness?: Forgiveness | undefined;
  now: Date;
}

/**
 * Opens a session for a member and gives its token: the only time it is seen. Session, line and forgiveness are one statement,
 * so most log-ins need no transaction around them.
 */
export async function openSession(
  db: Database | Queryable,
  { memberId, method, rememberSeriesId = null, passwordChangeDue = false, line, forgiveness, now }: Opening,
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
  const event = line && securityEventRow({ ...line, memberId, sessionId }, { ...visit, now });
  await runPrepared(
    db,
    openingText(Object.keys(session), event && Object.keys(event), forgiveness !== undefined),
    [
      ...Object.values(session),
      ...(event ? Object.values(event) : []),
      ...(forgiveness ? forgiveValues(forgiveness) : []),
    ],
  );
  return { token, sessionId };
}

/** The columns are always the same, so there are four statements in all. */
function openingText(session: string[], event: string[] | null, forgives: boolean): Prepared {
  const insert = (table: string, columns: string[], from: number) =>
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, nr) => `$${from + nr}`).join(', ')})`;
  const parts: string[] = [];
  let next = session.length + 1;
  if (event) {
    parts.push(`noted as (${insert('accounts.security_event', event, next)})`);
    next += event.length;
  }
  if (forgives) parts.push(forgiveText(next));
  const name = `open-session${event ? '-noted' : ''}${forgives ? '-forgiving' : ''}`;
  const withParts = parts.length > 0 ? `with ${parts.join(', ')} ` : '';
  return { name, text: withParts + insert('accounts.session', session, 1) };
}
