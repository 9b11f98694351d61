import type { Received, Value } from '@lanna/contract/endpoint';
import type { promotionClaimList } from '@lanna/contract/rewards/promotions/promotions';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { applicationRows, showApplication } from '../applying/application.ts';
import type { PageReader } from '../reading/promotion-card.ts';

/** A page of the member's applications and claims, newest first. */
export async function listApplications(
  db: Queryable,
  { memberId, ...reader }: PageReader & { memberId: string },
  { state, pageNo, pageSize }: Received<typeof promotionClaimList>['query'],
): Promise<Value<typeof promotionClaimList>> {
  const own = applicationRows(db)
    .where('a.member_id', '=', memberId)
    .where('a.merchant_id', '=', reader.brand.id)
    .$if(state !== undefined, (query) => query.where('a.state', '=', state ?? ''));
  const rows = await own
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const { count } = await own
    .clearSelect()
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  return {
    list: rows.map((row) => showApplication(row, reader)),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}
