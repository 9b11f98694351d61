-- Why a bet of the portal's own sources is not taken, of all that is staked together: what `protection.standing` names; null when nothing
-- objects. Begins to count the member's bets where limits hold for the first time. The caller holds the member's account.
create or replace function protection.bet_refusal(p_now timestamptz, p_merchant uuid, p_member uuid, p_amount bigint) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  if exists (select from protection.play_limits where member_id = p_member and limits_play)
    or exists (select from brands.betting_terms where merchant_id = p_merchant and limits_play)
    or exists (
      select from line_limits.brand_in_use n cross join lateral line_limits.held_to(p_merchant, p_member, null) line
      where n.merchant_id = p_merchant and (line.loss_day is not null or line.loss_week is not null)) then
    perform bets.begin_counting(p_merchant, p_member, p_now);
  end if;
  return (select refused_by from protection.standing(p_now, p_merchant, p_member, p_amount));
end $$;

revoke execute on function protection.bet_refusal from public;
