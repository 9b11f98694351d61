import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { type Place, pathDown } from './internal/team.ts';

/** An account below an agent. */
export interface LineMember {
  id: string;
  username: string;
  type: number;
  status: string;
  /** The agent directly above. */
  agentId: string;
  /** 1: directly below the asking agent. */
  level: number;
}

/** An account below an agent, at any depth. Refuses any other with `member_unknown`, whether it exists or not. */
export async function refuseOutside(db: Queryable, agent: Place, memberId: string): Promise<LineMember> {
  const path = await pathDown(db, agent, memberId);
  if (!path || path.length === 0) throw new Refusal('member_unknown');
  const member = await db
    .selectFrom('members.account')
    .select(['id', 'username', 'type', 'status', 'agent_id'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', agent.merchantId)
    .executeTakeFirst();
  if (!member?.agent_id) throw new Refusal('member_unknown');
  const { id, username, type, status, agent_id: agentId } = member;
  return { id, username, type, status, agentId, level: path.length };
}
