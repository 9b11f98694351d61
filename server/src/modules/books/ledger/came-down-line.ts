import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/** What has come to a member's wallet from agents above, by transfers and envelopes, since a moment; newest first. Two clocks may differ. */
export async function cameDownLine(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  since: Date,
): Promise<{ at: Date; amount: Money }[]> {
  const { rows } = await sql<{ at: Date; amount: Money }>`
    select t.event_at as at, t.amount
    from ledger.account a
    join ledger.transfer t on t.credit_account = a.id and t.credit_version is not null
      and t.code not in ('bet', 'win', 'bet_rollback', 'win_rollback')
      and t.code in ('transfer_down', 'envelope')
      and t.created_at >= ${since}::timestamptz - interval '1 hour' and t.event_at >= ${since}
    where a.owner_id = ${memberId} and a.merchant_id = ${merchantId} and a.is_wallet
    order by t.event_at desc`.execute(db);
  return rows;
}
