import type { Money } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What a member has moved to vendors' wallets (above nothing) and back, by when it was moved: it is still the member's there. */
export async function keptAtVendors(
  db: Queryable,
  member: { merchantId: string; memberId: string; currency: string },
): Promise<{ at: Date; change: Money }[]> {
  const rows = await db
    .selectFrom('transfers.transfer')
    .select(['kind', 'amount', 'ended_at'])
    .where('merchant_id', '=', member.merchantId)
    .where('member_id', '=', member.memberId)
    .where('currency', '=', member.currency)
    .where('state', '=', 'done')
    .where('kind', '<>', 'upline')
    .orderBy('created_at', 'desc')
    .limit(10_000)
    .execute();
  return rows.map(({ kind, amount, ended_at }) => ({
    at: ended_at ?? new Date(0),
    change: kind === 'to_vendor' ? amount : -amount,
  }));
}
