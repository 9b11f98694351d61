import { MUTE_SECONDS, type muteInChat } from '@lanna/contract/content/chat/ops';
import type { Received } from '@lanna/contract/endpoint';
import { z } from 'zod';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import { writeMute } from './write-mute.ts';

/** Beyond it two operators decide, whatever the console's settings say. */
const ALONE_MAX_SECONDS = MUTE_SECONDS[3];
const MUTE_KIND = 'chat.mute';

const payload = z.object({
  memberId: z.uuid(),
  kind: z.enum(['mute', 'out']),
  seconds: z.int().nullable(),
});

/** Mutes a member, or keeps the member out; for longer than seven days it is proposed. Refuses with `not_found`. */
export async function muteMember(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record' | 'propose'>,
  { id, kind, seconds, reason }: Received<typeof muteInChat>['body'] & { id: string },
  now: Date,
): Promise<{ proposal: string | null }> {
  const member = await findScopedMember(tx, id, call.brandIds);
  const about = { brandId: member.merchantId, subject: memberSubject(member) };
  if (seconds === null || seconds > ALONE_MAX_SECONDS) {
    const proposal = await call.propose(tx, {
      kind: MUTE_KIND,
      ...about,
      payload: { memberId: id, kind, seconds },
      reason,
    });
    return { proposal };
  }
  const until = await writeMute(tx, call, { member, kind, seconds, reason, messageId: null, now });
  await call.record(tx, {
    action: `chat.${kind}`,
    ...about,
    after: { until: until?.toISOString() ?? null },
    reason,
  });
  return { proposal: null };
}

export function muteProposal(clock: Clock): ProposalKind {
  return proposalKind({
    kind: MUTE_KIND,
    permission: 'chat.moderate',
    rule: { standard: 'always', floor: 'always' },
    payload,
    carryOut: async (tx, { memberId, kind, seconds }, { reason, proposer, brandId }) => {
      const member = await findScopedMember(tx, memberId, brandId === null ? [] : [brandId]);
      const now = clock.now();
      const until = await writeMute(
        tx,
        { operator: { name: proposer } },
        { member, kind, seconds, reason, messageId: null, now },
      );
      return { before: {}, after: { kind, until: until?.toISOString() ?? null } };
    },
  });
}
