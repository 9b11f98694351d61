import type { SomeBounds } from '@lanna/contract/commission/positions/positions';
import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import type { RateCategory } from '@lanna/rules/commission/contracts/category';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { refuseFrozen } from '../../../people/agents/is-frozen.ts';
import { refuseOutside } from '../../../people/agents/refuse-outside.ts';
import type { PositionReader } from './choose-shares.ts';
import { writeBounds } from './write-bounds.ts';

/**
 * An agent says what one directly below may hold. Refuses with `member_unknown`, `affiliate_only_invites`, `line_not_direct`, `agent_frozen`, and what
 * `writeBounds` refuses.
 */
export async function boundBelow(
  tx: Tx,
  giver: PositionReader,
  { memberId, bounds, now }: { memberId: string; bounds: SomeBounds; now: Date },
): Promise<{ fromDay: string; changed: RateCategory[] }> {
  const member = await refuseOutside(tx, giver, memberId);
  if (!abilitiesOf(giver.type).runsLine) throw new Refusal('affiliate_only_invites');
  if (member.level !== 1) throw new Refusal('line_not_direct');
  await refuseFrozen(tx, giver.memberId);
  const { merchantId, timeZone } = giver;
  const agent = { merchantId, memberId, aboveId: giver.memberId, type: member.type, timeZone };
  const { fromDay, changes } = await writeBounds(tx, agent, { bounds, now });
  return { fromDay, changed: changes.map(({ category }) => category) };
}
