-- Adds up the next stretches of a member's record, p_bets each, at most p_most of them in one transaction, and of every p_joined
-- one of level 1. Answers how many it added. The member's accounts are held, as by each change of a bet, so that what is read
-- is all there is; and none is added up before it is over an hour old, so that bets in play do not look for their stretch.
create or replace function bets.sum_stretches(
  p_member uuid, p_before timestamptz, p_bets integer, p_joined integer, p_most integer
) returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  before timestamptz;
  since timestamptz;
  last timestamptz;
  added integer := 0;
begin
  perform ledger.lock_accounts(array(select account_id from ledger.available_balance where owner_id = p_member));
  before := least(p_before, clock_timestamp() - interval '70 minutes');
  while added < p_most loop
    select coalesce(max(until_at), '-infinity') into since from bets.stretch where member_id = p_member and level = 0;
    select placed_at into last from bets.bet where member_id = p_member and placed_at >= since
    order by placed_at offset p_bets - 1 limit 1;
    exit when last is null or last >= before;
    -- Bets of one moment stay together.
    insert into bets.stretch (member_id, level, from_at, until_at, merchant_id)
    select p_member, 0, since, last + interval '1 microsecond', merchant_id
    from bets.bet where member_id = p_member and placed_at = last limit 1;
    insert into bets.stretch_sum
    select p_member, 0, since, source, game_code, category, bets.outcome(status, stake + bonus_stake, payout + bonus_payout) as outcome, count(*),
      sum(stake), sum(payout), min(placed_at), max(placed_at)
    from bets.bet where member_id = p_member and placed_at >= since and placed_at <= last
    group by source, game_code, category, outcome;
    added := added + 1;
  end loop;
  perform bets.join_stretches(p_member, p_joined);
  return added;
end $$;

revoke execute on function bets.sum_stretches from public;
grant execute on function bets.sum_stretches to lanna_app;
