import type { Client } from 'pg';

/** Bets of bonus money that are settled at once, written as the wallet writes them: `each` seconds apart in the past, or all now. */
export async function settleBets(
  client: Client,
  { count, spreadDays = 0 }: { count: number; spreadDays?: number },
): Promise<void> {
  await client.query(
    `with taker as (
       select array_agg(row_number) as places, array_agg(id) as ids, array_agg(member_id) as members, array_agg(wallet_account) as wallets
       from (select b.*, row_number() over (order by b.id) from bonuses.bonus b where b.state = 'active') b
     ), bet as (
       insert into bets.bet (id, source_id, account_id, reference, member_id, merchant_id, game_code, category, currency, stake, free_stake, payout,
         live_stakes, live_payouts, closed, flagged, status, placed_at, settled_at, source, refunded_stake, valid_turnover, day, bonus_stake, bonus_id)
       select uuidv7(), v.id, t.wallets[p.place], gen_random_uuid()::text, t.members[p.place], m.id, 'game-1', 'RNG', 'THB', 0, 0, 0,
         1, 0, true, false, 'lost', p.at, p.at, 'BENCH', 0, 0, (p.at at time zone 'Asia/Bangkok')::date, 100000, t.ids[p.place]
       from taker t, brands.merchant m, catalogue.vendor v,
         lateral (select 1 + n % cardinality(t.ids) as place, now() - $2 * interval '1 day' * n / $1 as at from generate_series(1, $1::integer) n) p
       where m.code = 'BENCH' and v.code = 'BENCH'
       returning *
     )
     insert into bets.settlement (bet_id, merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, recorded_at)
     select id, merchant_id, member_id, day, category, currency, 1, 0, 0, 0, 0, settled_at from bet`,
    [count, spreadDays],
  );
}
