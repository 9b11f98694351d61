-- Takes slips that arrived together, each whole or not at all and each answered by itself, in the order of their places: proves that their draws are open
-- and that nothing forbids them, moves their money, writes slips, lines, record and answers. Everything was read, counted and priced before; here stands
-- what holds only under locks. They are taken in one order, which all share that touch slips: the players' accounts, the draws by id, then what stands on
-- numbers, by draw, brand, play and number. All that is decided lies before all that is written.
--
-- A player has one slip in a batch, so that no slip but by its numbers changes anything for another. Outcomes: taken · busy (another transaction holds the
-- account; none where the caller waits, alone) · inactive, play_stopped, play_suspended, lottery_game_closed, draw_closed {draws},
-- lottery_limit_reached {limit}, line_limit_reached {limit, most, left}, draw_stake_reached {draw, most, left}, slip_balance_too_low {available},
-- number_limit_reached {numbers}: nothing was written.
create or replace function lottery.take_slips(
  p_now timestamptz, p_slips jsonb, p_bets lottery.new_bet[], p_exposed lottery.exposed_number[], p_waits boolean
) returns table (place integer, outcome text, facts jsonb, balance bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  slips lottery.new_slip[];
  accounts bigint[];
  free bigint[];
  standing lottery.slip_facts[];
  closed uuid[];
  beyond jsonb;
  f lottery.slip_facts;
  s lottery.new_slip;
  at integer;
  going integer[];
begin
  slips := array(select o from jsonb_populate_recordset(null::lottery.new_slip, p_slips) o order by o.place);
  select array_agg(a.account_id) into accounts from unnest(slips) o
  cross join lateral (
    select b.account_id from ledger.available_balance b
    where b.owner_id = o.member_id and b.merchant_id = o.merchant_id and b.is_wallet offset 0) a;
  if (select count(distinct a) from unnest(accounts) a) <> cardinality(slips) then
    raise exception 'a player has one slip in a batch';
  end if;
  if p_waits then
    perform ledger.lock_accounts(accounts);
    free := accounts;
  else
    free := ledger.lock_free_accounts(accounts);
  end if;
  standing := lottery.facts_of_slips(p_now, slips, p_bets);
  for at in 1..cardinality(standing) loop
    if (standing[at]).account_id <> all (free) then
      standing[at].outcome := 'busy';
    end if;
  end loop;

  select array_agg(t.draw_id) into closed
  from draws.take_bets(array(select distinct d from unnest(standing) o cross join lateral unnest(o.draws) d where o.outcome is null)) t
  where not t.is_open;
  beyond := lottery.beyond_stake(slips, p_bets);
  for at in 1..cardinality(standing) loop
    f := standing[at];
    s := slips[at];
    continue when f.outcome is not null;
    if f.draws && closed then
      f.outcome := 'draw_closed';
      f.facts := jsonb_build_object('draws', array(select d from unnest(f.draws) d where d = any (closed) order by d));
    elsif f.is_limited then
      f.facts := coalesce((select jsonb_build_object('limit', r) from protection.bet_refusal(p_now, s.merchant_id, s.member_id, f.total) r
        where r is not null), '{}');
      f.outcome := case when f.facts ->> 'limit' like 'line\_%' then 'line_limit_reached' when f.facts ? 'limit' then 'lottery_limit_reached' end;
      if f.outcome = 'line_limit_reached' then
        f.facts := f.facts || line_limits.loss_left(p_now, s.merchant_id, s.member_id, f.facts ->> 'limit');
      end if;
    end if;
    if f.outcome is null then
      f.facts := case
        when beyond ? f.place::text then beyond -> f.place::text
        when f.largest_bet > f.max_stake then jsonb_build_object('draw', f.draws[1], 'most', f.max_stake::text, 'left', f.max_stake::text)
        when f.total > f.balance then jsonb_build_object('available', f.balance::text) end;
      f.outcome := case
        when beyond ? f.place::text or f.largest_bet > f.max_stake then 'draw_stake_reached'
        when f.total > f.balance then 'slip_balance_too_low' end;
    end if;
    if f.outcome is null then
      going := going || f.place;
    end if;
    standing[at] := f;
  end loop;

  if going is not null then
    -- The horizon of roll-up and sealing counts on ids being drawn by transactions that have their xid.
    perform pg_current_xact_id();
    -- Last, so that what all players share is held for the shortest time.
    beyond := lottery.expose(slips, going, p_exposed);
    for at in 1..cardinality(standing) loop
      f := standing[at];
      continue when f.outcome is not null;
      if beyond ? f.place::text then
        f.outcome := 'number_limit_reached';
        f.facts := jsonb_build_object('numbers', beyond -> f.place::text);
      else
        f.outcome := 'taken';
        f.transfer := nextval('ledger.transfer_id');
      end if;
      standing[at] := f;
    end loop;
    if exists (select from unnest(standing) o where o.outcome = 'taken') then
      perform lottery.write_slips(p_now, slips, array(select o from unnest(standing) o where o.outcome = 'taken' order by o.place), p_bets);
    end if;
  end if;
  return query select o.place, o.outcome, o.facts, case when o.outcome = 'taken' then o.balance - o.total end from unnest(standing) o order by o.place;
end $$;

revoke execute on function lottery.take_slips from public;
grant execute on function lottery.take_slips to lanna_app;
