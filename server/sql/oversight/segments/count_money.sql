-- Adds the next transfers to the figures of the members they came to or left, as segments.count_bets adds bets: what is a deposit, a withdrawal and a bonus
-- is said by teams.money_change alone.
create or replace function segments.count_money(p_watermark bigint, p_most integer) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  since bigint;
  up_to bigint;
begin
  select money_to into since from segments.progress for update;
  if not found then
    insert into segments.progress (bets_to, money_to) values (0, 0) on conflict do nothing;
    select money_to into since from segments.progress for update;
  end if;
  up_to := least(p_watermark, since + p_most);
  if up_to <= since then
    return since;
  end if;
  update segments.progress set money_to = up_to;
  insert into segments.figure as f (member_id, merchant_id, deposits, deposit_count, withdrawals, withdrawal_count, bonuses, last_deposit_at)
  select member_id, merchant_id,
    coalesce(sum(amount) filter (where figure = 'deposit'), 0),
    coalesce(sum(times) filter (where figure = 'deposit'), 0),
    coalesce(sum(amount) filter (where figure = 'withdrawal'), 0),
    coalesce(sum(times) filter (where figure = 'withdrawal'), 0),
    coalesce(sum(amount) filter (where figure = 'bonus'), 0),
    max(event_at) filter (where figure = 'deposit' and times > 0)
  from teams.money_change
  where transfer_id > since and transfer_id <= up_to and figure in ('deposit', 'withdrawal', 'bonus')
  group by member_id, merchant_id
  on conflict (member_id) do update set deposits = f.deposits + excluded.deposits, deposit_count = f.deposit_count + excluded.deposit_count,
    withdrawals = f.withdrawals + excluded.withdrawals, withdrawal_count = f.withdrawal_count + excluded.withdrawal_count,
    bonuses = f.bonuses + excluded.bonuses, last_deposit_at = greatest(f.last_deposit_at, excluded.last_deposit_at);
  return up_to;
end $$;

revoke execute on function segments.count_money from public;
grant execute on function segments.count_money to lanna_app;
