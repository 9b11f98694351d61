import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { OpenReward, openRewards } from '@lanna/contract/rewards/reward-centre/rewards';
import type { Brand } from '../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { OpenRewards } from './open-rewards.ts';

/** Everything that is open to the member, what ends first at the top, what has no end last. Who is out of play is offered nothing. */
export async function listRewards(
  db: Queryable,
  sources: readonly OpenRewards[],
  of: { brand: Brand; memberId: string; language: Language; now: Date },
): Promise<Value<typeof openRewards>> {
  const { status } = await db
    .selectFrom('members.account')
    .select('status')
    .where('id', '=', of.memberId)
    .where('merchant_id', '=', of.brand.id)
    .executeTakeFirstOrThrow();
  const found = status === 'active' ? await Promise.all(sources.map((open) => open(db, of))) : [];
  return { currency: of.brand.currency, rewards: found.flat().sort(byEnd) };
}

function byEnd(one: OpenReward, other: OpenReward): number {
  if (one.endsAt === other.endsAt) return 0;
  if (one.endsAt === null) return 1;
  if (other.endsAt === null) return -1;
  return Date.parse(one.endsAt) - Date.parse(other.endsAt);
}
