import type { rewardListReply, rewardListRequest } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import type { Tx } from '../platform/database.ts';

const LISTED = 1000;

/** An operator's rewards of one of its players, the newest first. */
export async function listRewards(
  tx: Tx,
  { operator_id, user }: z.infer<typeof rewardListRequest>,
  now: Date,
): Promise<z.infer<typeof rewardListReply>> {
  const { rows } = await tx.query<z.infer<typeof rewardListReply>['rewards'][number]>(
    `select r.id as reward_uuid, r.bet_count, r.used as bets_used,
       case when c.reward_id is not null then 'FRS_CANCELLED' when r.used = r.bet_count then 'FRS_USED'
         when r.ends_at <= $3 then 'FRS_EXPIRED' else 'FRS_ACTIVE' end as status
     from studio.reward r
     join studio.player p on p.id = r.player_id
     left join studio.cancelled_reward c on c.operator_id = r.operator_id and c.reward_id = r.id
     where r.operator_id = $1 and p.wallet_user = $2
     order by r.created_at desc, r.id limit ${LISTED}`,
    [operator_id, user, now],
  );
  return { rewards: rows };
}
