-- Counts what settled bets have come to towards active bonuses: the next changes, at most p_most numbers and none above p_watermark, in one
-- transaction with how far it has come. A bet counts as it stands now, whatever number it is met at, so nothing is counted twice. Answers how far it
-- came and whose progress changed. Up to p_watermark no change may still be in flight.
create or replace function bonuses.count_settled(p_watermark bigint, p_most integer, out counted_to bigint, out members uuid[])
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  since bigint;
  bonus_ids uuid[];
begin
  insert into bonuses.counting (counted_to) values (0) on conflict do nothing;
  -- Processes that run at once come one after another.
  select c.counted_to into since from bonuses.counting c for update;
  counted_to := greatest(since, least(p_watermark, since + p_most));
  if counted_to = since then
    return;
  end if;
  update bonuses.counting c set counted_to = count_settled.counted_to;
  -- A bonus that ends meanwhile waits, or is active no more.
  bonus_ids := array(
    select b.id from bonuses.bonus b
    where b.state = 'active' and b.rounds is null and b.member_id in (
      select s.member_id from bets.settled_change s where s.number > since and s.number <= count_settled.counted_to)
    order by b.id for update);
  if cardinality(bonus_ids) = 0 then
    return;
  end if;
  with worth as (
    select n.id as bonus_id, b.id as bet_id, v.turnover,
      case when n.excluded ? (b.source || '/' || b.game_code)
          or b.category in ('SPORTS', 'ESPORTS') and o.odds < (n.terms ->> 'leastOdds')::numeric * 1000 then 0
        else div(v.turnover::numeric * coalesce((n.contributions ->> b.category)::integer, 0), 100)::bigint end as amount
    from (select distinct s.bet_id, s.member_id from bets.settled_change s where s.number > since and s.number <= count_settled.counted_to) t
    join bonuses.bonus n on n.id = any (bonus_ids) and n.member_id = t.member_id
    join bets.placed_bet b on b.id = t.bet_id and b.placed_at > n.active_from
    left join bets.placed_odds o on o.bet_id = b.id
    cross join lateral (
      select bets.valid_turnover(b.status, b.category, b.stake + b.bonus_stake, b.payout + b.bonus_payout, b.turnover_given) as turnover) v
  ), before as (
    select w.*, coalesce(c.amount, 0) as old_amount from worth w left join bonuses.counted c on (c.bonus_id, c.bet_id) = (w.bonus_id, w.bet_id)
  ), written as (
    insert into bonuses.counted as c (bonus_id, bet_id, turnover, amount)
    select bonus_id, bet_id, turnover, amount from before where (amount, old_amount) <> (0, 0)
    on conflict (bonus_id, bet_id) do update set turnover = excluded.turnover, amount = excluded.amount
  ), moved as (
    update bonuses.bonus n set progress = n.progress + m.change
    from (select bonus_id, sum(amount - old_amount)::bigint as change from before group by bonus_id) m
    where n.id = m.bonus_id and m.change <> 0
    returning n.member_id
  )
  select array_agg(member_id) into members from moved;
end $$;

revoke execute on function bonuses.count_settled from public;
grant execute on function bonuses.count_settled to lanna_app;
