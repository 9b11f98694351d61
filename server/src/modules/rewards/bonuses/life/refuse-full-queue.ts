import { WAITING_MOST } from '@lanna/rules/rewards/bonuses/terms';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** So many wait beside the active one. The caller holds the member's wallet. Refuses with `bonus_queue_full` {most}. */
export async function refuseFullQueue(tx: Tx, memberId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('bonuses.bonus')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['opted', 'waiting'])
    .where('rounds', 'is', null)
    .execute();
  if (waiting.length >= WAITING_MOST) throw new Refusal('bonus_queue_full', { most: WAITING_MOST });
}
