-- Adds what members moved on their days to the teams of their lines.
create or replace function teams.add_money(p_changes teams.money_of_day[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off set work_mem = '64MB' as $$
declare
  merchants uuid[];
  members uuid[];
  days date[];
begin
  select array_agg(merchant_id), array_agg(member_id), array_agg(day) into merchants, members, days
  from (select distinct merchant_id, member_id, day from unnest(p_changes)) c;
  perform agents.close_days(merchants, days);
  with line as materialized (
    select * from agents.lines_on(members, days)
  ), along as materialized (
    select l.agent_id, c.day, l.child_id, c.merchant_id, sum(deposits)::bigint as deposits, sum(deposit_count)::bigint as deposit_count,
      sum(withdrawals)::bigint as withdrawals, sum(withdrawal_count)::bigint as withdrawal_count, sum(first_deposits)::bigint as first_deposits,
      sum(first_deposit_amount)::bigint as first_deposit_amount, sum(bonuses)::bigint as bonuses, sum(rebates)::bigint as rebates,
      sum(commissions)::bigint as commissions, sum(salaries)::bigint as salaries, sum(dividends)::bigint as dividends,
      sum(upline_paid)::bigint as upline_paid
    from unnest(p_changes) c join line l on l.member_id = c.member_id and l.day = c.day
    group by l.agent_id, c.day, l.child_id, c.merchant_id
  ), branch as (
    insert into teams.branch_money as b (agent_id, day, child_id, merchant_id, deposits, deposit_count, withdrawals, withdrawal_count, first_deposits,
      first_deposit_amount, bonuses, rebates, commissions, salaries, dividends, upline_paid)
    select agent_id, day, child_id, merchant_id, deposits, deposit_count, withdrawals, withdrawal_count, first_deposits, first_deposit_amount,
      bonuses, rebates, commissions, salaries, dividends, upline_paid from along
    on conflict (agent_id, day, child_id) do update set deposits = b.deposits + excluded.deposits,
      deposit_count = b.deposit_count + excluded.deposit_count, withdrawals = b.withdrawals + excluded.withdrawals,
      withdrawal_count = b.withdrawal_count + excluded.withdrawal_count, first_deposits = b.first_deposits + excluded.first_deposits,
      first_deposit_amount = b.first_deposit_amount + excluded.first_deposit_amount, bonuses = b.bonuses + excluded.bonuses,
      rebates = b.rebates + excluded.rebates, commissions = b.commissions + excluded.commissions, salaries = b.salaries + excluded.salaries,
      dividends = b.dividends + excluded.dividends, upline_paid = b.upline_paid + excluded.upline_paid
  )
  insert into teams.team_money as t (agent_id, day, merchant_id, deposits, deposit_count, withdrawals, withdrawal_count, first_deposits,
    first_deposit_amount, bonuses, rebates, commissions, salaries, dividends, upline_paid)
  select agent_id, day, merchant_id, sum(deposits), sum(deposit_count), sum(withdrawals), sum(withdrawal_count), sum(first_deposits),
    sum(first_deposit_amount), sum(bonuses), sum(rebates), sum(commissions), sum(salaries), sum(dividends), sum(upline_paid)
  from along group by agent_id, day, merchant_id
  on conflict (agent_id, day) do update set deposits = t.deposits + excluded.deposits,
    deposit_count = t.deposit_count + excluded.deposit_count, withdrawals = t.withdrawals + excluded.withdrawals,
    withdrawal_count = t.withdrawal_count + excluded.withdrawal_count, first_deposits = t.first_deposits + excluded.first_deposits,
    first_deposit_amount = t.first_deposit_amount + excluded.first_deposit_amount, bonuses = t.bonuses + excluded.bonuses,
    rebates = t.rebates + excluded.rebates, commissions = t.commissions + excluded.commissions, salaries = t.salaries + excluded.salaries,
    dividends = t.dividends + excluded.dividends, upline_paid = t.upline_paid + excluded.upline_paid;
end $$;

revoke execute on function teams.add_money from public;
