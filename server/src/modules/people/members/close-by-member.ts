import type { Owner } from '../../../platform/http/calls/owner-of.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { isShut } from './account-status.ts';
import { writeStatus } from './write-status.ts';

/**
 * Closes an account by its member: there is no login from the commit on, and it opens again only when two operators want it. The
 * caller ends the sessions. Refuses with `account_disabled`.
 */
export async function closeByMember(tx: Tx, { merchantId, memberId }: Owner, now: Date): Promise<void> {
  const member = await tx
    .selectFrom('members.member')
    .select(['status', 'version'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (isShut(member.status)) throw new Refusal('account_disabled');
  await writeStatus(
    tx,
    { merchantId, memberId },
    {
      from: member,
      set: { status: 'closed', resumes_as: member.status, closed_by_member_at: now },
      reason: '',
      operatorName: null,
      now,
    },
  );
}
