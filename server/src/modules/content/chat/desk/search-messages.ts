import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A message by its id, as the record of actions names it. */
export function chatSearch(db: Queryable): SearchKind {
  return {
    permission: 'chat.read',
    find: async (q, brandIds, limit) => {
      if (!UUID.test(q)) return [];
      const rows = await db
        .selectFrom('chat.message as m')
        .innerJoin('members.account as a', 'a.id', 'm.member_id')
        .select(['m.id', 'm.state', 'a.username'])
        .where('m.id', '=', q)
        .where('m.merchant_id', 'in', [...brandIds])
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        kind: 'chat-message',
        id: row.id,
        title: row.username,
        detail: row.state,
      }));
    },
  };
}
