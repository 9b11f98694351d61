import type { Value } from '@lanna/contract/endpoint';
import { type noteRemark as endpoint, memberRemark } from '@lanna/contract/people/agents/remarks';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Place } from '../internal/team.ts';
import { refuseOutside } from '../refuse-outside.ts';

/**
 * Keeps what an agent notes on a member directly below; empty takes it away. Refuses `member_unknown` for an account that is not below,
 * `remark_not_direct` further down, and `remark_invalid`.
 */
export async function noteRemark(
  tx: Tx,
  agent: Place,
  { memberId, text, now }: { memberId: string; text: string; now: Date },
): Promise<Value<typeof endpoint>> {
  const remark = memberRemark(text);
  if (remark === undefined) throw new Refusal('remark_invalid');
  const { level } = await refuseOutside(tx, agent, memberId);
  if (level !== 1) throw new Refusal('remark_not_direct');
  const key = { agent_id: agent.memberId, member_id: memberId };
  if (remark === null)
    await tx
      .deleteFrom('agents.remark')
      .where('agent_id', '=', key.agent_id)
      .where('member_id', '=', key.member_id)
      .execute();
  else
    await tx
      .insertInto('agents.remark')
      .values({ ...key, merchant_id: agent.merchantId, remark, changed_at: now })
      .onConflict((same) => same.columns(['agent_id', 'member_id']).doUpdateSet({ remark, changed_at: now }))
      .execute();
  return { remark };
}
