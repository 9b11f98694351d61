import type { LinkedService } from '@lanna/rules/accounts/linked-services';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Accounts of other services that a member has proved, and since when. */
export async function provedServices(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<Map<LinkedService, Date>> {
  const rows = await db
    .selectFrom('linked_accounts.proof')
    .select(['service', 'proved_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ service, proved_at: at }) => [service as LinkedService, at]));
}
