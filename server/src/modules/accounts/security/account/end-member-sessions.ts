import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import { endSessions } from '../../../people/authentication/end-sessions.ts';
import type { ScopedMember } from '../../../people/members/scoped-member.ts';
import { byOperator } from '../internal/by-operator.ts';

/** Ends one session of a member (with other tabs of that browser that its remember-me token has logged in), or all. Refuses with `not_found` where the one is not open or another's. */
export async function endMemberSessions(
  tx: Tx,
  { id: memberId, merchantId }: ScopedMember,
  which: 'all' | { browser: string },
  now: Date,
): Promise<number> {
  const ended = await endSessions(tx, { merchantId, memberId, which, now });
  if (ended === 0 && which !== 'all') throw new Refusal('not_found');
  if (ended > 0)
    await recordSecurityEvent(
      tx,
      {
        kind: 'session_ended',
        memberId,
        after: { which: which === 'all' ? 'all' : which.browser, ended, by: 'operator' },
      },
      byOperator(merchantId, now),
    );
  return ended;
}
