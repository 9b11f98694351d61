import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { refuseFrozen } from '../../../people/agents/is-frozen.ts';
import { type LineMember, refuseOutside } from '../../../people/agents/refuse-outside.ts';

export interface LineAgent extends Owner {
  type: number;
}

/** An account of the line that the agent may limit or suspend. Refuses with `member_unknown`, `affiliate_only_invites`, `agent_frozen`. */
export async function ownLineMember(db: Queryable, agent: LineAgent, memberId: string): Promise<LineMember> {
  const member = await refuseOutside(db, agent, memberId);
  if (!abilitiesOf(agent.type).runsLine) throw new Refusal('affiliate_only_invites');
  await refuseFrozen(db, agent.memberId);
  return member;
}
