-- What each member of a raffle has come to on its days: valid turnover as bets stand now, and tickets that were given. Demo players and who is out of play have none.
create or replace function raffles.tickets_now(p_raffle uuid, p_member uuid default null)
  returns table (member_id uuid, turnover bigint, given integer, tickets integer) language sql stable as $$
  with played as (
    select d.member_id, sum(d.valid_turnover)::bigint as turnover
    from raffles.raffle r
    join bets.member_day d on d.merchant_id = r.merchant_id and d.currency = r.currency and d.day between r.first_day and r.last_day
      and (p_member is null or d.member_id = p_member)
    where r.id = p_raffle
    group by d.member_id
  ), gave as (
    select g.member_id, sum(g.count)::integer as given from raffles.given g
    where g.raffle_id = p_raffle and (p_member is null or g.member_id = p_member) group by g.member_id
  )
  select m.id, coalesce(p.turnover, 0), coalesce(g.given, 0),
    least(r.tickets_most, greatest(coalesce(p.turnover, 0), 0) / r.per_ticket + coalesce(g.given, 0))::integer
  from played p full join gave g on g.member_id = p.member_id
  join raffles.raffle r on r.id = p_raffle
  join members.account m on m.id = coalesce(p.member_id, g.member_id) and m.merchant_id = r.merchant_id
    and m.status = 'active' and m.type <> 4 and not m.is_demo_player
    and (m.rank_level >= r.least_rank or g.given is not null)
$$;

revoke execute on function raffles.tickets_now from public;
grant execute on function raffles.tickets_now to lanna_app;
