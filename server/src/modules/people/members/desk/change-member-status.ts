import type { Value } from '@lanna/contract/endpoint';
import type { changeMemberStatus as endpoint } from '@lanna/contract/people/members/ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { OpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { REOPEN_KIND, type ReopenPayload } from '../adjustments/reopen-proposal.ts';
import { type NotifyMember, notifyStatus } from '../notify-member.ts';
import { lockMemberVersion, memberSubject } from '../scoped-member.ts';
import { changeStatus, type ShutOut } from './change-status.ts';

/** Locks, unlocks or closes an account. One that its member has closed is opened again by two operators. */
export async function changeMemberStatus(
  tx: Tx,
  call: OpsCall<typeof endpoint>,
  { shutOut, notifyMember, now }: { shutOut: readonly ShutOut[]; notifyMember: NotifyMember; now: Date },
): Promise<Value<typeof endpoint>> {
  const { params, body, brandIds, operator } = call;
  const { move, reason } = body;
  const member = await lockMemberVersion(tx, { id: params.id, version: body.version }, brandIds);
  const { merchantId: brandId, status, version } = member;
  const subject = memberSubject(member);
  const isReopened = member.closedByMember && move === 'unlock';
  if (isReopened && (await call.mustBeProposed(tx, REOPEN_KIND))) {
    const payload: ReopenPayload = { memberId: member.id, version };
    await call.propose(tx, { kind: REOPEN_KIND, brandId, subject, payload, reason });
    return { outcome: 'proposed', status, version, sessionsEnded: 0 };
  }
  const change = { ...body, operatorName: operator.name, now };
  const changed = await changeStatus(tx, member, change, shutOut);
  await notifyStatus(tx, notifyMember, member, changed.status, now);
  await call.record(tx, {
    action: `members.${move}`,
    brandId,
    subject,
    before: { status, ...(isReopened && { closedBy: 'member' }) },
    after: { status: changed.status, sessionsEnded: changed.sessionsEnded },
    reason,
  });
  await notifyOps(tx, { brandId, type: 'members_changed' });
  return { outcome: 'done', ...changed };
}
