-- Counts the next settlements, at most p_most numbers and none above p_watermark, for contracts that are paid by the hour and by the bet, and marks what is to be
-- computed again of those by days because a bet changed after its day; in one transaction with how far it has come, so that nothing is counted twice or left out.
-- Answers how far it came. Up to p_watermark no settlement may still be in flight.
create or replace function bills.count_play(p_watermark bigint, p_most integer) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  -- Sets are joined with sets: the plan must not depend on how full the tables were when it was made.
  set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off as $$
declare
  since bigint;
  up_to bigint;
  merchants uuid[];
  members uuid[];
  days date[];
begin
  -- Processes that run at once come one after another.
  select counted_to into since from bills.progress for update;
  up_to := least(p_watermark, since + p_most);
  if up_to <= since then
    return since;
  end if;
  update bills.progress set counted_to = up_to;
  -- Only of brands with contracts that count hours or bets on the day; and what came after its day, for those that are billed by days.
  select array_agg(p.merchant_id), array_agg(p.member_id), array_agg(p.day) into merchants, members, days
  from (
    select distinct s.merchant_id, s.member_id, s.day, (s.recorded_at at time zone b.time_zone)::date > s.day as is_late
    from bets.settled_change s join brands.brand b on b.id = s.merchant_id
    where s.number > since and s.number <= up_to
  ) p
  where exists (
    select from contracts.contract_record c
    where c.merchant_id = p.merchant_id and c.from_day <= p.day and (p.is_late or c.kind in ('hourly_salary', 'real_time_salary')));
  if members is null then
    return up_to;
  end if;
  perform agents.close_days(merchants, days);

  with piece as materialized (
    select row_number() over () as piece, p.* from (
      select s.merchant_id, s.member_id, s.day, l.is_late, case when l.is_late then 23 else extract(hour from l.at)::smallint end as hour,
        sum(s.stake)::bigint as stake, sum(s.valid_turnover)::bigint as turnover,
        -- What is paid by the bet: of lotteries, where all results can be bought, what counts of the stake.
        sum(case when s.category in ('LOTT', 'ELOTT') then s.valid_turnover else s.stake end)::bigint as base
      from bets.settled_change s
      join brands.brand b on b.id = s.merchant_id
      cross join lateral (select s.recorded_at at time zone b.time_zone as at, (s.recorded_at at time zone b.time_zone)::date > s.day as is_late) l
      where s.number > since and s.number <= up_to
      group by 1, 2, 3, 4, 5
    ) p
  ), contract as materialized (
    select c.id, c.merchant_id, c.member_id, c.kind, c.payer, c.from_day, coalesce(c.last_day, 'infinity'::date) as last_day
    from contracts.contract_record c where c.merchant_id = any(merchants)
  ), line as materialized (
    select p.*, l.child_id, l.step, c.id as contract_id, c.kind, c.payer
    from piece p
    join agents.lines_on(members, days) l on l.member_id = p.member_id and l.day = p.day
    join contract c on c.merchant_id = p.merchant_id and c.member_id = l.agent_id
    where p.day between c.from_day and c.last_day and (c.kind in ('hourly_salary', 'real_time_salary') or p.is_late)
  ), hours as (
    insert into bills.branch_hour as h (contract_id, day, hour, child_id, merchant_id, stake, turnover)
    select contract_id, day, hour, child_id, merchant_id, sum(stake), sum(turnover)
    from line where kind = 'hourly_salary'
    group by contract_id, day, hour, child_id, merchant_id order by 1, 2, 3, 4
    on conflict (contract_id, day, hour, child_id) do update set stake = h.stake + excluded.stake, turnover = h.turnover + excluded.turnover
  ), stakes as (
    insert into bills.branch_stake as s (contract_id, day, below_id, merchant_id, stake)
    select contract_id, day, coalesce(substr(below, 7)::uuid, contract_id), merchant_id, sum(base)
    from (
      -- The nearest contract below on the way that the brand pays: of the deepest steps before this one the last.
      select l.*, max(case l.payer when 'platform' then lpad(l.step::text, 6, '0') || l.contract_id end)
        over (partition by l.piece order by l.step range between unbounded preceding and 1 preceding) as below
      from line l where l.kind = 'real_time_salary'
    ) l
    group by 1, 2, 3, 4 order by 1, 2, 3
    on conflict (contract_id, day, below_id) do update set stake = s.stake + excluded.stake, changed = true
  )
  insert into bills.mark as m (contract_id, day, slot, merchant_id)
  select distinct contract_id, day, case when kind = 'hourly_salary' then hour else -1 end, merchant_id
  from line where kind <> 'real_time_salary' order by 1, 2, 3
  -- Not left alone where it stands: who takes it meanwhile waits, and reads what is counted here.
  on conflict (contract_id, day, slot) do update set times = m.times + 1;
  return up_to;
end $$;

revoke execute on function bills.count_play from public;
grant execute on function bills.count_play to lanna_app;
