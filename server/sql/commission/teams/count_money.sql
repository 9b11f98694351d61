-- Adds the next transfers, at most p_most numbers and none above p_watermark, to what came in and went out in the teams of their lines, as
-- teams.count_bets adds bets.
create or replace function teams.count_money(p_watermark bigint, p_most integer) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off as $$
declare
  since bigint;
  up_to bigint;
  change teams.money_of_day[];
begin
  select money_to into since from teams.progress for update;
  up_to := least(p_watermark, since + p_most);
  if up_to <= since then
    return since;
  end if;
  update teams.progress set money_to = up_to;
  select array_agg((merchant_id, member_id, day, deposits, deposit_count, withdrawals, withdrawal_count, 0, 0, bonuses, rebates, commissions,
    salaries, dividends, upline_paid)::teams.money_of_day)
  into change
  from (
    select merchant_id, member_id, day,
      coalesce(sum(amount) filter (where figure = 'deposit'), 0) as deposits,
      coalesce(sum(times) filter (where figure = 'deposit'), 0) as deposit_count,
      coalesce(sum(amount) filter (where figure = 'withdrawal'), 0) as withdrawals,
      coalesce(sum(times) filter (where figure = 'withdrawal'), 0) as withdrawal_count,
      coalesce(sum(amount) filter (where figure = 'bonus'), 0) as bonuses,
      coalesce(sum(amount) filter (where figure = 'rebate'), 0) as rebates,
      coalesce(sum(amount) filter (where figure = 'commission'), 0) as commissions,
      coalesce(sum(amount) filter (where figure = 'salary'), 0) as salaries,
      coalesce(sum(amount) filter (where figure = 'dividend'), 0) as dividends,
      coalesce(sum(amount) filter (where figure = 'upline_paid'), 0) as upline_paid
    from teams.money_change where transfer_id > since and transfer_id <= up_to
    group by merchant_id, member_id, day) m;
  if change is not null then
    perform teams.add_money(change || teams.note_first_deposits(since, up_to));
  end if;
  return up_to;
end $$;

revoke execute on function teams.count_money from public;
grant execute on function teams.count_money to lanna_app;
