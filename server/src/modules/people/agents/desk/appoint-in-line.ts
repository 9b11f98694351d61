import { type AppointedType, abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { changeType } from '../../members/change-type.ts';
import { lockScopedMember } from '../../members/scoped-member.ts';
import type { Place } from '../internal/team.ts';
import { refuseFrozen } from '../is-frozen.ts';
import { refuseOutside } from '../refuse-outside.ts';

/**
 * A general agent makes an agent of a member of the own line, at any depth. The member's day of today still counts for the agent above. Refuses
 * with `member_unknown`, `appoint_forbidden`, `already_agent`, `agent_frozen`.
 */
export async function appointInLine(
  tx: Tx,
  agent: Place & { type: number },
  { memberId, type, now }: { memberId: string; type: AppointedType; now: Date },
): Promise<{ type: AppointedType }> {
  await refuseOutside(tx, agent, memberId);
  if (!abilitiesOf(agent.type).appoints.includes(type)) throw new Refusal('appoint_forbidden');
  await refuseFrozen(tx, agent.memberId);
  const member = await lockScopedMember(tx, memberId, [agent.merchantId]);
  if (member.type !== 0) throw new Refusal('already_agent');
  await changeType(tx, member, type, now);
  return { type };
}
