import type { MemberStatus, StatusMove } from '@lanna/contract/people/members/ops';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { isShut, statusAfter } from '../account-status.ts';
import type { ScopedMember } from '../scoped-member.ts';

/**
 * Ends every session of a member in the transaction that shuts the account; answers how many there were. Who keeps sessions
 * contributes it.
 */
export type ShutOut = (
  tx: Tx,
  member: { merchantId: string; memberId: string; now: Date },
) => Promise<number>;

/**
 * Locks, unlocks or closes an account that the caller has locked. Bets and log-ins are refused from the commit on; rounds in play
 * finish and pay into the wallet, since a win is never refused. Refuses with `status_move_impossible` {status}.
 */
export async function changeStatus(
  tx: Tx,
  member: ScopedMember,
  change: { move: StatusMove; reason: string; operatorName: string; now: Date },
  shutOut: readonly ShutOut[],
): Promise<{ status: MemberStatus; version: number; sessionsEnded: number }> {
  const { move, reason, operatorName, now } = change;
  const { id: memberId, merchantId } = member;
  const status = statusAfter(member, move);
  if (!status) throw new Refusal('status_move_impossible', { status: member.status });
  const version = member.version + 1;
  // Of an account that was locked before anybody noted what it had been, nothing else is known.
  const was = member.resumesAs ?? (isShut(member.status) ? 'active' : member.status);
  await tx
    .updateTable('members.member')
    .set({
      status,
      version,
      resumes_as: isShut(status) ? was : null,
      ...(!isShut(status) && { closed_by_member_at: null }),
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
      to_status: status,
      reason,
      operator_name: operatorName,
      at: now,
    })
    .execute();
  let sessionsEnded = 0;
  if (isShut(status))
    for (const shut of shutOut) sessionsEnded += await shut(tx, { merchantId, memberId, now });
  return { status, version, sessionsEnded };
}
