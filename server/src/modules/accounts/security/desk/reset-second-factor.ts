import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import { endSessions } from '../../../people/authentication/end-sessions.ts';
import { removeAllFactors } from '../../../people/authentication/remove-all-factors.ts';
import type { ScopedMember } from '../../../people/members/scoped-member.ts';
import { byOperator } from '../internal/by-operator.ts';

/**
 * Takes away the second factors of a member who has lost them, and ends every session: what follows is a log-in by the password
 * alone. The security record of the member says that an operator did it. Refuses with `second_factor_missing`.
 */
export async function resetSecondFactor(
  tx: Tx,
  { id: memberId, merchantId }: ScopedMember,
  now: Date,
): Promise<{ removed: string[]; ended: number }> {
  const removed = await removeAllFactors(tx, memberId);
  if (removed.length === 0) throw new Refusal('second_factor_missing');
  for (const { kind, name, addedAt } of removed)
    await recordSecurityEvent(
      tx,
      {
        kind: kind === 'totp' ? 'totp_removed' : 'passkey_removed',
        memberId,
        before: { ...(name === null ? {} : { name }), addedAt: addedAt.toISOString() },
        after: { by: 'operator' },
      },
      byOperator(merchantId, now),
    );
  const ended = await endSessions(tx, { merchantId, memberId, which: 'all', now });
  return { removed: removed.map(({ kind }) => kind), ended };
}
