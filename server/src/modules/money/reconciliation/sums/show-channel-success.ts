import type { Received, Value } from '@lanna/contract/endpoint';
import type { showChannelSuccess as endpoint } from '@lanna/contract/money/reconciliation/channel-ops';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const DAY_MS = 86_400_000;

/** What became of deposits and withdrawals of the last days, by the channel that was chosen. The demo's own players are left out. */
export async function showChannelSuccess(
  db: Queryable,
  brands: readonly Brand[],
  { days }: Pick<Received<typeof endpoint>['query'], 'days'>,
  now: Date,
): Promise<Value<typeof endpoint>> {
  const since = new Date(now.getTime() - Number(days) * DAY_MS);
  const brandIds = brands.map(({ id }) => id);
  const { rows } = await sql<{
    merchant_id: string;
    way: 'in' | 'out';
    code: string;
    currency: string;
    asked: number;
    done: number;
    failed: number;
    done_amount: bigint;
    median_minutes: number | null;
  }>`
    with asked as (
      select d.merchant_id, d.member_id, 'in' as way, d.method_code as code, d.currency, d.done, d.failed, d.amount, d.took_seconds
      from cashier.deposit_outcome d where d.merchant_id = any (${brandIds}::uuid[]) and d.created_at >= ${since}
      union all
      select w.merchant_id, w.member_id, 'out', w.channel_code, w.currency, w.done, w.failed, w.amount, w.took_seconds
      from withdrawals.withdrawal_outcome w where w.merchant_id = any (${brandIds}::uuid[]) and w.requested_at >= ${since}
    )
    select a.merchant_id, a.way, a.code, a.currency, count(*)::integer as asked, (count(*) filter (where a.done))::integer as done,
      (count(*) filter (where a.failed))::integer as failed, coalesce(sum(a.amount) filter (where a.done), 0)::bigint as done_amount,
      round(percentile_disc(0.5) within group (order by a.took_seconds) filter (where a.done) / 60)::integer as median_minutes
    from asked a join members.account m on m.id = a.member_id and m.type <> ${TRIAL_TYPE} and not m.is_demo_player
    group by a.merchant_id, a.way, a.code, a.currency order by a.way, count(*) desc, a.code`.execute(db);
  return {
    channels: rows.map((row) => ({
      brand: brandCode(brands, row.merchant_id),
      ...{ way: row.way, code: row.code, currency: row.currency },
      ...{ asked: row.asked, done: row.done, failed: row.failed, open: row.asked - row.done - row.failed },
      doneAmount: formatMoney(row.done_amount),
      medianMinutes: row.median_minutes,
    })),
  };
}
