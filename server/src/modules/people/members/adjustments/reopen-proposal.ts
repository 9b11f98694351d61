import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { changeStatus } from '../desk/change-status.ts';
import { type NotifyMember, notifyStatus } from '../notify-member.ts';
import { lockScopedMember } from '../scoped-member.ts';

/** By two operators unless the console's settings say otherwise: the member wanted the account closed. */
export const REOPEN_KIND = 'members.reopen';

const payload = z.object({ memberId: z.uuid(), version: z.int() });
export type ReopenPayload = z.infer<typeof payload>;

/** An account that its member has closed, opened again once another operator has approved. */
export const reopenProposal = (notifyMember: NotifyMember) =>
  proposalKind({
    kind: REOPEN_KIND,
    permission: 'members.status',
    rule: { standard: 'always', floor: 'always' },
    payload,
    carryOut: async (tx, { memberId, version }, { brandId, reason, proposer, now }) => {
      const member = await lockScopedMember(tx, memberId, brandId === null ? [] : [brandId]);
      if (member.version !== version || member.status !== 'closed') throw new Refusal('proposal_outdated');
      const change = { move: 'unlock', reason, operatorName: proposer, now } as const;
      const changed = await changeStatus(tx, member, change, []);
      await notifyStatus(tx, notifyMember, member, changed.status, now);
      await notifyOps(tx, { brandId: member.merchantId, type: 'members_changed' });
      return { before: { status: member.status, closedBy: 'member' }, after: { status: changed.status } };
    },
  });
