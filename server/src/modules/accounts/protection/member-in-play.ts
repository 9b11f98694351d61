import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { refuseInactive } from './refuse-inactive.ts';

/** The member, where in play. Refuses with `play_excluded`, `account_disabled`, `trial_account`. */
export async function memberInPlay(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<{ rank: number; registeredAt: Date }> {
  const { type, status, rank_level, registered_at } = await db
    .selectFrom('members.account')
    .select(['type', 'status', 'rank_level', 'registered_at'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  if (type === TRIAL_TYPE) throw new Refusal('trial_account');
  await refuseInactive(db, { merchantId, memberId, status });
  return { rank: rank_level, registeredAt: registered_at };
}
