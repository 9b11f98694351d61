import type { Received, Value } from '@lanna/contract/endpoint';
import type { promotionClaimList } from '@lanna/contract/rewards/promotions/promotions';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { numberedPage } from '../../../../platform/sql/numbered-page.ts';
import { applicationRows, showApplication } from '../applying/application.ts';
import type { PageReader } from '../reading/promotion-card.ts';

/** A page of the member's applications and claims, newest first. */
export async function listApplications(
  db: Queryable,
  { memberId, ...reader }: PageReader & { memberId: string },
  { state, ...asked }: Received<typeof promotionClaimList>['query'],
): Promise<Value<typeof promotionClaimList>> {
  const own = applicationRows(db)
    .where('a.member_id', '=', memberId)
    .where('a.merchant_id', '=', reader.brand.id)
    .$if(state !== undefined, (query) => query.where('a.state', '=', state ?? ''))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc');
  const { rows, ...facts } = await numberedPage(own, asked);
  return { list: rows.map((row) => showApplication(row, reader)), ...facts };
}
