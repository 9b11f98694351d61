import type { Value } from '@lanna/contract/endpoint';
import type { showMemberOpen } from '@lanna/contract/people/members/history-ops';
import { sql } from 'kysely';
import type { HistoryOwner, MemberHistory } from '../../../../platform/ops/member-history.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** How much of each of these records is open about a member, in their order. */
export async function showOpen(
  db: Queryable,
  histories: readonly MemberHistory[],
  member: HistoryOwner,
): Promise<Value<typeof showMemberOpen>> {
  const kinds = await Promise.all(
    histories.map(async ({ record: kind, open: openOf }) => {
      if (!openOf) return { kind, open: 0 };
      const { rows } = await sql<{
        count: number;
      }>`select o.count::integer as count from (${openOf(member)}) o`.execute(db);
      return { kind, open: rows[0]?.count ?? 0 };
    }),
  );
  return { kinds };
}
