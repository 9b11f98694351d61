import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { refuseInactive } from './refuse-inactive.ts';

export interface MemberInPlay {
  rank: number;
  registeredAt: Date;
}

/** The member, where in play. Refuses with `play_excluded`, `account_disabled`, `trial_account`. */
export async function memberInPlay(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<MemberInPlay> {
  const member = (await membersInPlay(db, { merchantId, memberIds: [memberId] })).get(memberId);
  if (!member) throw new Error('a member is of the brand');
  if (member instanceof Refusal) throw member;
  return member;
}

/** Those of these members who are of the brand: where in play, or why not. */
export async function membersInPlay(
  db: Queryable,
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
): Promise<Map<string, MemberInPlay | Refusal>> {
  const rows = await db
    .selectFrom('members.account')
    .select(['id', 'type', 'status', 'rank_level', 'registered_at'])
    .where('id', 'in', [...memberIds])
    .where('merchant_id', '=', merchantId)
    .execute();
  const found = new Map<string, MemberInPlay | Refusal>();
  for (const { id, type, status, rank_level: rank, registered_at: registeredAt } of rows) {
    const refusal =
      type === TRIAL_TYPE
        ? new Refusal('trial_account')
        : await refusalOfInactive(db, { merchantId, memberId: id, status });
    found.set(id, refusal ?? { rank, registeredAt });
  }
  return found;
}

async function refusalOfInactive(
  db: Queryable,
  member: Parameters<typeof refuseInactive>[1],
): Promise<Refusal | undefined> {
  try {
    await refuseInactive(db, member);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return undefined;
}
