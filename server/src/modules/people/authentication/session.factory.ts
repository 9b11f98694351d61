import type { Database } from '../../../platform/sql/database.ts';
import { openSession } from './open-session.ts';

/** A token for a member, valid for twelve hours from `now`. */
export async function sessionFor(
  db: Database,
  member: { merchantId: string; memberId: string },
  now: Date,
): Promise<string> {
  return (await newSession(db, member, now)).token;
}

/** The same, with the session's id. */
export function newSession(
  db: Database,
  member: { merchantId: string; memberId: string },
  now: Date,
): Promise<{ token: string; sessionId: string }> {
  return openSession(
    db.kysely,
    { memberId: member.memberId, method: 'username', line: null, now },
    {
      brand: { id: member.merchantId, settings: { sessionAbsoluteMs: 12 * 3_600_000 } },
      address: '10.0.0.1',
      country: null,
      userAgent: 'test',
    },
  );
}
