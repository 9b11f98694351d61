import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { isShut } from '../account-status.ts';

interface Owner {
  merchantId: string;
  memberId: string;
}

/**
 * Shuts an account out of play, or lets it play again, once the caller has decided so. Sessions stay: money can be withdrawn. A locked or
 * closed account stays locked or closed, and becomes the one or the other when it is opened again. What is so already stays as it is.
 */
export async function setAccountExcluded(
  tx: Tx,
  { merchantId, memberId }: Owner,
  {
    excluded,
    reason,
    operatorName,
    now,
  }: { excluded: boolean; reason: string; operatorName: string | null; now: Date },
): Promise<void> {
  const member = await lockAccount(tx, { merchantId, memberId });
  const to = excluded ? 'self_excluded' : 'active';
  const shut = isShut(member.status);
  if ((shut ? member.resumes_as : member.status) === to) return;
  await tx
    .updateTable('members.member')
    .set({ ...(shut ? { resumes_as: to } : { status: to }), version: member.version + 1 })
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
      to_status: shut ? member.status : to,
      reason,
      operator_name: operatorName,
      at: now,
    })
    .execute();
}

/** Holds the account until the transaction ends, so that one decision about it follows the other. Rows that only name it do not wait. */
export function lockAccount(
  tx: Tx,
  { merchantId, memberId }: Owner,
): Promise<{ status: string; resumes_as: string | null; version: number; type: number }> {
  return tx
    .selectFrom('members.member')
    .select(['status', 'resumes_as', 'version', 'type'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
