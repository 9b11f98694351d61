import type { Client } from 'pg';
import { byTwo } from './set-aside.ts';

/** So many settlements are left for the counting that a bench measures. */
const LEFT_TO_COUNT = 200_000;

/**
 * What jobs would have added up from all this: figures of members, and what was played with which kind of device, as one statement each instead of batch after
 * batch. Seven in ten members come with a phone.
 */
export async function fillFigures(client: Client, url: string): Promise<void> {
  await byTwo(url, [
    `insert into members.device_change (member_id, since, device)
     select id, at, case when bench.even(n, 51) < 0.7 then 'phone' when bench.even(n, 51) < 0.75 then 'tablet'
       when bench.even(n, 51) < 0.8 then 'app' else 'desktop' end
     from bench.player`,
    `with counted as (select greatest(0, summed_to - ${LEFT_TO_COUNT}) as number from bets.progress)
     insert into segments.figure (member_id, merchant_id, bets, stake, payout, last_bet_day, deposits, deposit_count, last_deposit_at)
     select coalesce(b.member_id, d.member_id), coalesce(b.merchant_id, d.merchant_id), coalesce(b.bets, 0), coalesce(b.stake, 0), coalesce(b.payout, 0),
       b.day, coalesce(d.amount, 0), coalesce(d.deposits, 0), d.at
     from (
       select member_id, merchant_id, sum(bets) as bets, sum(stake) as stake, sum(payout) as payout, max(day) as day
       from bets.settlement where number <= (select number from counted) group by member_id, merchant_id
     ) b
     full join (
       select member_id, merchant_id, sum(amount) as amount, count(*) as deposits, max(at) as at from bench.deposit group by member_id, merchant_id
     ) d using (member_id)`,
  ]);
  await byTwo(url, [
    `insert into bets.daily_device_sum (merchant_id, day, device, currency, bets, stake, payout)
     select d.merchant_id, d.day, k.device, d.currency, sum(d.bets), sum(d.stake), sum(d.payout)
     from bets.daily_sum d join members.device_change k on k.member_id = d.member_id group by 1, 2, 3, 4`,
    `insert into segments.progress (bets_to, money_to)
     select greatest(0, summed_to - ${LEFT_TO_COUNT}), (select max(id) from bench.deposit) from bets.progress`,
  ]);
  await client.query(`
    insert into reports.channel_fee (merchant_id, channel_code, direction, from_day, share, fixed, entered_at, entered_by)
    select merchant_id, method, 'in', current_date - 500, 1500, 100000, now(), 'bench' from bench.clearing`);
}
