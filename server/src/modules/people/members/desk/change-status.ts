import type { MemberStatus, StatusMove } from '@lanna/contract/people/members/ops';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { isShut, statusAfter } from '../account-status.ts';
import type { ScopedMember } from '../scoped-member.ts';
import { writeStatus } from '../write-status.ts';

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
  // Of an account that was locked before anybody noted what it had been, nothing else is known.
  const was = member.resumesAs ?? (isShut(member.status) ? 'active' : member.status);
  const set = {
    status,
    resumes_as: isShut(status) ? was : null,
    ...(!isShut(status) && { closed_by_member_at: null }),
  };
  await writeStatus(tx, { merchantId, memberId }, { from: member, set, reason, operatorName, now });
  let sessionsEnded = 0;
  if (isShut(status))
    for (const shut of shutOut) sessionsEnded += await shut(tx, { merchantId, memberId, now });
  return { status, version: member.version + 1, sessionsEnded };
}
