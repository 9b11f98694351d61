import type { Value } from '@lanna/contract/endpoint';
import type { showMemberPoints as endpoint, MemberPoints } from '@lanna/contract/rewards/points/ops';
import { formatMoney } from '@lanna/rules/money';
import { balanceOf } from '@lanna/rules/rewards/points/lots';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { findScopedMember } from '../../../people/members/scoped-member.ts';

const ENTRIES = 50;

/** A member's points with the latest moves. Refuses with `not_found`. */
export async function showMemberPoints(
  db: Queryable,
  brandIds: readonly string[],
  id: string,
): Promise<Value<typeof endpoint>> {
  const { id: memberId } = await findScopedMember(db, id, brandIds);
  const lots = await db
    .selectFrom('points.lot')
    .select('remaining')
    .where('member_id', '=', memberId)
    .execute();
  const member = await db
    .selectFrom('points.member')
    .select('debt')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const entries = await db
    .selectFrom('points.entry')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(ENTRIES)
    .execute();
  return {
    balance: formatMoney(balanceOf(lots.map(({ remaining }) => ({ month: '', remaining })))),
    debt: formatMoney(member?.debt ?? 0n),
    entries: entries.map((entry) => ({
      ...{
        id: entry.id,
        at: entry.at.toISOString(),
        kind: entry.kind as MemberPoints['entries'][number]['kind'],
      },
      ...{ amount: formatMoney(entry.amount), debtChange: formatMoney(entry.debt_change) },
      ...{ reason: entry.reason, by: entry.by_name },
    })),
  };
}
