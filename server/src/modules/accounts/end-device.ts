import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Owner } from './confirm-password.ts';
import { endSessions } from './end-sessions.ts';
import { noteSecurityEvent } from './internal/note-security-event.ts';
import type { Visit } from './visit.ts';

/** Ends one session of the member, or with `others` all but the one asking. Refuses with `device_unknown`. */
export async function endDevice(
  { db, clock }: { db: Database; clock: Clock },
  id: string,
  { memberId, sessionId }: Owner,
  visit: Visit,
): Promise<{ ended: number }> {
  const now = clock.now();
  const which = id === 'others' ? { allBut: sessionId } : { only: id };
  return db.transaction(async (tx) => {
    const ended = await endSessions(tx, { merchantId: visit.brand.id, memberId, which, now });
    if (ended === 0 && id !== 'others') throw new Refusal('device_unknown');
    if (ended > 0)
      await noteSecurityEvent(
        tx,
        { kind: 'session_ended', memberId, sessionId, after: { which: id, ended } },
        { ...visit, now },
      );
    return { ended };
  });
}
