import type { SearchHit } from '@lanna/contract/people/operators/search';
import { z } from 'zod';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Applications and promotions by their whole id. */
export function searchPromotions(db: Queryable): SearchKind {
  return {
    permission: 'promotions.read',
    find: async (search, brandIds) => {
      const id = z.uuid().safeParse(search.trim()).data;
      if (!id) return [];
      const application = await db
        .selectFrom('promotions.application as a')
        .innerJoin('promotions.promotion as p', 'p.id', 'a.promotion_id')
        .innerJoin('members.account as m', 'm.id', 'a.member_id')
        .select(['a.id', 'm.username', 'p.title'])
        .where('a.id', '=', id)
        .where('a.merchant_id', 'in', brandIds)
        .executeTakeFirst();
      const promotion = await db
        .selectFrom('promotions.promotion')
        .select(['id', 'title', 'state'])
        .where('id', '=', id)
        .where('merchant_id', 'in', brandIds)
        .executeTakeFirst();
      const hits: SearchHit[] = [];
      if (application)
        hits.push({
          kind: 'promotion-application',
          id,
          title: application.username ?? id,
          detail: application.title.EN ?? application.title.TH ?? '',
        });
      if (promotion)
        hits.push({
          kind: 'promotion',
          id,
          title: promotion.title.EN ?? promotion.title.TH ?? id,
          detail: promotion.state,
        });
      return hits;
    },
  };
}
