import type { LineAccount } from '@lanna/contract/accounts/line-limits/line-limits';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import { allowedOf, showAllowed } from '../allowances/allowance.ts';
import { suspensionsOf } from '../suspensions/read-suspensions.ts';
import { agentsAbove } from './agents-above.ts';
import type { LineAgent } from './reader.ts';

/** An account of an agent's line, as the caller has proved, with what the agent allows it. */
export async function showAccount(db: Queryable, agent: LineAgent, memberId: string): Promise<LineAccount> {
  const { merchantId, memberId: agentId } = agent;
  const account = await db
    .selectFrom('members.account')
    .select(['id', 'username', 'agent_id', 'type'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const given = await db
    .selectFrom('line_limits.allowance')
    .select(['stakes', 'loss_day', 'loss_week', 'version'])
    .where('account_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('given_by', '=', agentId)
    .executeTakeFirst();
  return {
    id: memberId,
    account: nameInLine(agentId, { id: memberId, username: account.username, agent_id: account.agent_id }),
    isAgent: AGENT_TYPES.includes(account.type ?? 0),
    isDirect: account.agent_id === agentId,
    allowed: showAllowed(allowedOf(given)),
    version: given?.version ?? 0,
    suspension: await suspensionFor(db, agent, memberId),
  };
}

/** The own one first, then what the agent can lift, so that what the button does is what is shown. */
async function suspensionFor(
  db: Queryable,
  agent: LineAgent,
  memberId: string,
): Promise<LineAccount['suspension']> {
  const inForce = await suspensionsOf(db, agent.merchantId)
    .where('s.member_id', '=', memberId)
    .select(['s.agent_id', 's.since', 's.reason'])
    .execute();
  if (inForce.length === 0) return null;
  const above = await agentsAbove(db, agent);
  const isOwn = (one: { agent_id: string }) => one.agent_id === agent.memberId;
  const shown = inForce.find(isOwn) ?? inForce.find((one) => !above.has(one.agent_id)) ?? inForce[0];
  if (!shown) return null;
  const canLift = !above.has(shown.agent_id);
  return {
    since: shown.since.toISOString(),
    // Why an agent above did is between that one and the member.
    reason: canLift ? shown.reason : '',
    isOwn: isOwn(shown),
    canLift,
  };
}
