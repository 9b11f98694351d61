import type { rewardCancelRequest } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import type { Tx } from '../platform/database.ts';

/** No round begins for it any more; those that have begun end as they would. Also of a reward that is not known, or cancelled already. */
export async function cancelReward(
  tx: Tx,
  { operator_id, reward_uuid }: z.infer<typeof rewardCancelRequest>,
  now: Date,
): Promise<{ reward_uuid: string }> {
  const id = reward_uuid.toLowerCase();
  await tx.query(
    'insert into studio.cancelled_reward (operator_id, reward_id, cancelled_at) values ($1, $2, $3) on conflict do nothing',
    [operator_id, id, now],
  );
  return { reward_uuid: id };
}
