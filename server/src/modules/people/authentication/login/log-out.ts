import type { Caller } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { endSessions } from '../end-sessions.ts';

/** Ends the session, its remember-me token, and the sessions of other tabs that this token has opened: all are refused from now on. */
export async function logOut(
  { db, clock }: { db: Database; clock: Clock },
  { memberId, sessionId }: Pick<Caller, 'memberId' | 'sessionId'>,
  merchantId: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction((tx) => endSessions(tx, { merchantId, memberId, which: { browser: sessionId }, now }));
}
