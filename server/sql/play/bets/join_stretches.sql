-- Makes one stretch of level 1 of every p_joined of level 0 that stand in none. The caller holds the member's accounts.
create or replace function bets.join_stretches(p_member uuid, p_joined integer) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  since timestamptz;
  up_to timestamptz;
begin
  loop
    select coalesce(max(until_at), '-infinity') into since from bets.stretch where member_id = p_member and level = 1;
    select until_at into up_to from bets.stretch where member_id = p_member and level = 0 and from_at >= since
    order by from_at offset p_joined - 1 limit 1;
    exit when up_to is null;
    insert into bets.stretch (member_id, level, from_at, until_at, merchant_id)
    select member_id, 1, from_at, up_to, merchant_id
    from bets.stretch where member_id = p_member and level = 0 and from_at = since;
    insert into bets.stretch_sum
    select p_member, 1, since, source, game_code, category, outcome, sum(bets), sum(stake), sum(payout), min(first_at),
      max(last_at)
    from bets.stretch_sum
    where member_id = p_member and level = 0 and from_at >= since and from_at < up_to
    group by source, game_code, category, outcome;
  end loop;
end $$;

revoke execute on function bets.join_stretches from public;
