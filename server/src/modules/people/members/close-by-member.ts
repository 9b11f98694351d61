import { Refusal } from '../../../platform/refusals/refusal.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { isShut } from './account-status.ts';
import type { Owner } from './own/avatar.ts';

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
  await tx
    .updateTable('members.member')
    .set({
      status: 'closed',
      resumes_as: member.status,
      closed_by_member_at: now,
      version: member.version + 1,
    })
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .execute();
  await tx
    .insertInto('members.status_change')
    .values({
      id: newId(),
      merchant_id: merchantId,
      member_id: memberId,
      from_status: member.status,
      to_status: 'closed',
      reason: '',
      operator_name: null,
      at: now,
    })
    .execute();
}
