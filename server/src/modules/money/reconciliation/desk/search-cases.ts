import { z } from 'zod';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Money cases by their own id, and by that of the deposit or payout they are about. */
export function searchCases(db: Queryable): SearchKind {
  return {
    permission: 'reconciliation.read',
    aboutMoney: true,
    find: async (search, brandIds, limit) => {
      const id = z.uuid().safeParse(search.trim()).data;
      if (!id) return [];
      const found = await db
        .selectFrom('reconciliation.money_case')
        .select(['id', 'kind', 'state', 'channel_code'])
        .where((where) => where.or([where('id', '=', id), where('subject', '=', id)]))
        .where('merchant_id', 'in', brandIds)
        .orderBy('opened_at', 'desc')
        .limit(limit)
        .execute();
      return found.map((row) => ({
        kind: 'money-case',
        id: row.id,
        title: row.kind,
        detail: [row.channel_code, row.state].filter(Boolean).join(' · '),
      }));
    },
  };
}
