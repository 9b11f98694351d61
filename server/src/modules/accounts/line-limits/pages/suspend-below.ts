import type {
  liftSuspension,
  suspendPlay as suspending,
} from '@lanna/contract/accounts/line-limits/line-limits';
import type { Value } from '@lanna/contract/endpoint';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { liftSuspensions } from '../suspensions/lift-suspensions.ts';
import { suspensionsOf } from '../suspensions/read-suspensions.ts';
import { suspendPlay } from '../suspensions/suspend-play.ts';
import { agentsAbove } from './agents-above.ts';
import { type LineAgent, ownLineMember } from './reader.ts';
import { showAccount } from './show-account.ts';

/** Refuses with `member_unknown`, `affiliate_only_invites`, `agent_frozen`. */
export async function suspendBelow(
  tx: Tx,
  agent: LineAgent,
  { memberId, reason, now }: { memberId: string; reason: string; now: Date },
): Promise<Value<typeof suspending>> {
  await ownLineMember(tx, agent, memberId);
  const { merchantId, memberId: agentId } = agent;
  await suspendPlay(tx, { merchantId, memberId }, { agentId, reason, now });
  return { below: await showAccount(tx, agent, memberId) };
}

/** Refuses with `member_unknown`, `affiliate_only_invites`, `agent_frozen`, and `suspension_of_upline` where nothing is the caller's to lift. */
export async function liftBelow(
  tx: Tx,
  agent: LineAgent,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Value<typeof liftSuspension>> {
  await ownLineMember(tx, agent, memberId);
  const { merchantId, memberId: agentId } = agent;
  const inForce = await suspensionsOf(tx, merchantId)
    .where('s.member_id', '=', memberId)
    .select(['s.id', 's.agent_id'])
    .execute();
  const above = await agentsAbove(tx, agent);
  const ids = inForce.filter((row) => !above.has(row.agent_id)).map(({ id }) => id);
  if (inForce.length > 0 && ids.length === 0) throw new Refusal('suspension_of_upline');
  await liftSuspensions(tx, { merchantId, memberId }, { ids, by: { agentId }, byId: agentId, now });
  return { below: await showAccount(tx, agent, memberId) };
}
