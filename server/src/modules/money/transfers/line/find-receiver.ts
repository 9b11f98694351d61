import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { refuseFrozen } from '../../../people/agents/is-frozen.ts';
import { type LineMember, refuseOutside } from '../../../people/agents/refuse-outside.ts';

/**
 * The account of the own line that an agent transfers to. Refuses `member_unknown` for an account that is not below the agent, or further down than
 * the brand allows, `transfer_down_closed` where the brand or the agent's type allows none, and `agent_frozen`.
 */
export async function findReceiver(
  db: Queryable,
  brand: BrandProfile,
  { memberId, type }: { memberId: string; type: number },
  to: string,
): Promise<LineMember> {
  const { down, downAnyDepth } = brand.settings.transfers;
  const receiver = await refuseOutside(db, { merchantId: brand.id, memberId }, to);
  if (!downAnyDepth && receiver.level > 1) throw new Refusal('member_unknown');
  if (!down || !abilitiesOf(type).runsLine) throw new Refusal('transfer_down_closed');
  await refuseFrozen(db, memberId);
  return receiver;
}
