import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { Owner } from '../../../people/authentication/confirm-password.ts';
import { endSessions } from '../../../people/authentication/end-sessions.ts';

/**
 * Logs out one of the member's devices, with all tabs its remember-me token has logged in, or with `others` all but the calling one. Refuses with `device_unknown`.
 */
export async function endDevice(
  { db, clock }: { db: Database; clock: Clock },
  id: string,
  { memberId, sessionId }: Owner,
  context: RequestContext,
): Promise<{ ended: number }> {
  const now = clock.now();
  const which = id === 'others' ? { allBut: sessionId } : { browser: id };
  return db.transaction(async (tx) => {
    const ended = await endSessions(tx, { merchantId: context.brand.id, memberId, which, now });
    if (ended === 0 && id !== 'others') throw new Refusal('device_unknown');
    if (ended > 0)
      await recordSecurityEvent(
        tx,
        { kind: 'session_ended', memberId, sessionId, after: { which: id, ended } },
        { ...context, now },
      );
    return { ended };
  });
}
