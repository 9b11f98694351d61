-- What a member has lost in the day and the week that run, as the bets that are refused by it count; below zero where more was won.
create or replace function line_limits.lost(p_merchant uuid, p_member uuid, p_now timestamptz, out in_day bigint, out in_week bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  p record;
  today date;
begin
  select (p_now at time zone time_zone)::date into strict today from brands.betting_terms where merchant_id = p_merchant;
  select * into p from bets.member_play where member_id = p_member and merchant_id = p_merchant;
  if p.is_counted is not true then
    select * into p from bets.play_sums(p_merchant, p_member, p_now);
  end if;
  in_day := case when p.day >= today then p.day_stake - p.day_payout else 0 end;
  in_week := case when p.week >= date_trunc('week', today::timestamp)::date then p.week_stake - p.week_payout else 0 end;
end $$;

revoke execute on function line_limits.lost from public;
grant execute on function line_limits.lost to lanna_app;
