import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { isShut } from '../account-status.ts';
import { writeStatus } from '../write-status.ts';

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
  const set = shut ? { resumes_as: to } : { status: to };
  await writeStatus(tx, { merchantId, memberId }, { from: member, set, reason, operatorName, now });
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
