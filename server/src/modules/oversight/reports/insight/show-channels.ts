import type { Value } from '@lanna/contract/endpoint';
import type { ChannelRow, showChannels as endpoint } from '@lanna/contract/oversight/reports/insight-ops';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Period } from '../period.ts';

/** Of deposits and withdrawals that were made on these days, whenever they ended. */
export async function showChannels(
  db: Queryable,
  brandIds: readonly string[],
  { from, to }: Period,
): Promise<Value<typeof endpoint>> {
  const { rows } = await sql<ChannelRow & { isDemo: boolean }>`
    with moved as (
      select 'in' as direction, d.method_code as channel, d.merchant_id, d.created_at as made_at, d.status = 'credited' as is_done,
        d.status in ('created', 'waiting', 'review') as is_open, d.credited_at as done_at, d.is_demo
      from cashier.deposit_pace d
      union all
      select 'out', w.channel_code, w.merchant_id, w.requested_at, w.state = 'paid', w.ended_at is null and w.state <> 'rejected', w.ended_at, w.is_demo
      from withdrawals.withdrawal_pace w
    )
    select m.direction, m.channel, m.is_demo as "isDemo", count(*)::integer as made, count(*) filter (where m.is_done)::integer as done,
      count(*) filter (where m.is_open)::integer as open,
      round(percentile_cont(0.5) within group (order by m.seconds) filter (where m.is_done))::integer as "medianSeconds",
      round(percentile_cont(0.9) within group (order by m.seconds) filter (where m.is_done))::integer as "slowSeconds"
    from (
      select moved.*, extract(epoch from moved.done_at - moved.made_at)::double precision as seconds
      from moved join brands.brand b on b.id = moved.merchant_id
      where moved.merchant_id = any (${[...brandIds]}::uuid[])
        and moved.made_at >= ${from}::date::timestamp at time zone b.time_zone
        and moved.made_at < (${to}::date + 1)::timestamp at time zone b.time_zone
    ) m
    group by m.direction, m.channel, m.is_demo order by m.direction, made desc, m.channel`.execute(db);
  const channels = rows.filter(({ isDemo }) => !isDemo).map(({ isDemo: _, ...row }) => row);
  const ofDemo = (direction: ChannelRow['direction']) => {
    const own = rows.filter((row) => row.isDemo && row.direction === direction);
    const sum = (of: 'made' | 'done' | 'open') => own.reduce((total, row) => total + row[of], 0);
    return own.length === 0 ? [] : [{ direction, made: sum('made'), done: sum('done'), open: sum('open') }];
  };
  return { period: { from, to }, channels, demo: [...ofDemo('in'), ...ofDemo('out')] };
}
