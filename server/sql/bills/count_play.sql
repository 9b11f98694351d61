-- Counts the next settlements, at most p_most numbers and none above p_watermark, for contracts that are paid by the hour and by the bet, and marks what is to be
-- computed again of those by days because a bet changed after its day; in one transaction with how far it has come, so that nothing is counted twice or left out.
-- Answers how far it came. Up to p_watermark no settlement may still be in flight.
create or replace function bills.count_play(p_watermark bigint, p_most integer) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  since bigint;
  up_to bigint;
begin
  -- Processes that run at once come one after another.
  select counted_to into since from bills.progress for update;
  up_to := least(p_watermark, since + p_most);
  if up_to <= since then
    return since;
  end if;
  with piece as materialized (
    select row_number() over () as piece, p.* from (
      select s.merchant_id, s.member_id, s.day, l.is_late, case when l.is_late then 23 else extract(hour from l.at)::smallint end as hour,
        sum(s.stake)::bigint as stake, sum(s.valid_turnover)::bigint as turnover
      from bets.settled_change s
      join brands.brand b on b.id = s.merchant_id
      cross join lateral (select s.recorded_at at time zone b.time_zone as at, (s.recorded_at at time zone b.time_zone)::date > s.day as is_late) l
      where s.number > since and s.number <= up_to
        and exists (select from contracts.contract_record c where c.merchant_id = s.merchant_id and c.from_day <= s.day)
      group by 1, 2, 3, 4, 5
    ) p
  ), line as materialized (
    select p.*, l.child_id, l.step, c.id as contract_id, c.kind, c.payer
    from piece p
    cross join lateral agents.line_on(p.merchant_id, p.member_id, p.day) l
    join contracts.contract_record c on c.merchant_id = p.merchant_id and c.member_id = l.agent_id
      and c.from_day <= p.day and coalesce(c.last_day, 'infinity') >= p.day
    where c.kind in ('hourly_salary', 'real_time_salary') or p.is_late
  ), hours as (
    insert into bills.branch_hour as h (contract_id, day, hour, child_id, merchant_id, stake, turnover)
    select contract_id, day, hour, child_id, merchant_id, sum(stake), sum(turnover)
    from line where kind = 'hourly_salary'
    group by contract_id, day, hour, child_id, merchant_id order by 1, 2, 3, 4
    on conflict (contract_id, day, hour, child_id) do update set stake = h.stake + excluded.stake, turnover = h.turnover + excluded.turnover
  ), stakes as (
    insert into bills.branch_stake as s (contract_id, day, below_id, merchant_id, stake)
    select l.contract_id, l.day, coalesce(below.contract_id, l.contract_id), l.merchant_id, sum(l.stake)
    from line l
    left join lateral (
      select n.contract_id from line n
      where n.piece = l.piece and n.kind = 'real_time_salary' and n.payer = 'platform' and n.step < l.step
      order by n.step desc limit 1) below on true
    where l.kind = 'real_time_salary'
    group by 1, 2, 3, 4 order by 1, 2, 3
    on conflict (contract_id, day, below_id) do update set stake = s.stake + excluded.stake, changed = true
  )
  insert into bills.mark as m (contract_id, day, slot, merchant_id)
  select distinct contract_id, day, case when kind = 'hourly_salary' then hour else -1 end, merchant_id
  from line where kind <> 'real_time_salary' order by 1, 2, 3
  -- Not left alone where it stands: who takes it meanwhile waits, and reads what is counted here.
  on conflict (contract_id, day, slot) do update set times = m.times + 1;
  update bills.progress set counted_to = up_to;
  return up_to;
end $$;

revoke execute on function bills.count_play from public;
grant execute on function bills.count_play to lanna_app;
