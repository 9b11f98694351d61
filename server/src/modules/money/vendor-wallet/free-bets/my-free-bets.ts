import type { Value } from '@lanna/contract/endpoint';
import type { myFreeBets as endpoint } from '@lanna/contract/money/vendor-wallet/free-bets';
import type { Language } from '@lanna/contract/people/members/members';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';

const SHOWN = 100;

/** The member's free bets that have bets left. What the vendor has refused, or has not confirmed yet, cannot be played. */
export async function myFreeBets(
  db: Queryable,
  {
    memberId,
    merchantId,
    language,
    now,
  }: { memberId: string; merchantId: string; language: Language; now: Date },
): Promise<Value<typeof endpoint>> {
  const rows = await db
    .selectFrom('vendor_wallet.reward as r')
    .innerJoin('catalogue.vendor_record as v', 'v.id', 'r.vendor_id')
    .leftJoin('catalogue.game_record as g', (join) =>
      join.onRef('g.vendor_id', '=', 'r.vendor_id').onRef('g.code', '=', 'r.game'),
    )
    .select(['r.id', 'v.code as vendor', 'g.id as game_id', 'g.name', 'r.game', 'r.bet_count', 'r.used'])
    .select(['r.bet_value', 'r.currency', 'r.ends_at'])
    .where('r.member_id', '=', memberId)
    .where('r.merchant_id', '=', merchantId)
    .where('r.cancelled_at', 'is', null)
    .where('r.refusal', 'is', null)
    .where('r.created_at_vendor', 'is not', null)
    .where('r.ends_at', '>', now)
    .whereRef('r.used', '<', 'r.bet_count')
    .orderBy('r.ends_at')
    .orderBy('r.id')
    .limit(SHOWN)
    .execute();
  return {
    freeBets: rows.map((row) => ({
      id: row.id,
      vendor: row.vendor ?? '',
      game: row.game_id
        ? {
            id: row.game_id,
            name: row.name?.[language] ?? row.name?.EN ?? row.name?.TH ?? row.game ?? '',
          }
        : null,
      count: row.bet_count,
      left: row.bet_count - row.used,
      value: formatMoney(row.bet_value),
      currency: row.currency,
      endsAt: row.ends_at.toISOString(),
    })),
  };
}
