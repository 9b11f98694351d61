-- Writes what happened to bets, in the transaction that moves their money: derives their state, the day they count for and
-- the turnover that counts, and enters by how much each one's contribution to the sums has changed. Each bet at most once a
-- call. The caller holds the players' accounts, so that no bet changes between its reading and its writing.
create or replace function bets.record(p_now timestamptz, p_changes bets.change[]) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  -- Index look-ups in the order written, however empty the tables were when the plan was made.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
  set enable_memoize = off set plan_cache_mode = force_generic_plan as $$
declare
  written integer;
begin
  -- The watermark of the settlements counts on numbers being drawn by transactions that have their xid.
  perform pg_current_xact_id();
  with changed as (
    select c.*, b.id is not null as is_known, b.day as first_day, coalesce(b.status in ('won', 'lost'), false) as was_settled,
      coalesce(b.merchant_id, c.merchant_id) as brand, coalesce(b.member_id, c.member_id) as member,
      coalesce(b.category, c.category) as sort, coalesce(b.currency, c.currency) as money,
      coalesce(b.stake, 0) as old_stake, coalesce(b.stake, 0) + c.stake as new_stake,
      coalesce(b.free_stake, 0) as old_free_stake, coalesce(b.free_stake, 0) + c.free_stake as new_free_stake,
      coalesce(b.payout, 0) as old_payout, coalesce(b.payout, 0) + c.payout as new_payout,
      coalesce(b.valid_turnover, 0) as old_turnover, coalesce(c.valid_turnover, b.turnover_given) as given,
      coalesce(b.refunded_stake, 0) + greatest(-c.stake, 0) as new_refunded_stake,
      coalesce(b.live_stakes, 0) + c.stakes as new_stakes,
      coalesce(b.live_payouts, 0) + c.payouts as new_payouts,
      -- A stake on a closed bet opens it again.
      c.closes or coalesce(b.closed, false) and c.stakes <= 0 as new_closed,
      -- What still comes after the close is taken, and looked at.
      c.flags or coalesce(b.flagged or b.closed and (c.stakes > 0 or c.payouts > 0), false) as new_flagged
    from unnest(p_changes) c
    left join lateral (select * from bets.bet where id = c.bet_id offset 0) b on true
  ), judged as (
    select *, bets.status_of(new_stakes, new_payouts, new_closed, new_payout) as new_status from changed
  ), settled as materialized (
    select *, new_status in ('won', 'lost') as is_settled, case when new_status <> 'open' then p_now end as ended_at,
      bets.valid_turnover(new_status, sort, new_stake, new_payout, given) as new_turnover,
      coalesce(first_day, case when new_status in ('won', 'lost') then
        (select (p_now at time zone z.time_zone)::date from brands.brand z where z.id = brand)
      end) as new_day
    from judged
  ), added as (
    insert into bets.bet (id, source, source_id, reference, slip, merchant_id, member_id, account_id, currency, game_code,
      category, receipt_address, stake, free_stake, payout, refunded_stake, live_stakes, live_payouts, closed, flagged,
      turnover_given, valid_turnover, status, day, placed_at, settled_at)
    select bet_id, source, source_id, reference, slip, brand, member, account_id, money, game_code,
      sort, receipt_address, new_stake, new_free_stake, new_payout, new_refunded_stake, new_stakes, new_payouts, new_closed,
      new_flagged, given, new_turnover, new_status, new_day, p_now, ended_at
    from settled where not is_known
    returning id
  ), updated as (
    update bets.bet b set stake = new_stake, free_stake = new_free_stake, payout = new_payout,
      refunded_stake = new_refunded_stake, live_stakes = new_stakes, live_payouts = new_payouts, closed = new_closed,
      flagged = new_flagged, turnover_given = given, valid_turnover = new_turnover, status = new_status, day = new_day,
      settled_at = ended_at
    from settled s where s.is_known and b.id = s.bet_id
    returning b.id
  ), entered as (
    insert into bets.settlement (bet_id, merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout,
      valid_turnover, recorded_at)
    select bet_id, brand, member, new_day, sort, money, is_settled::integer - was_settled::integer,
      is_settled::integer * new_stake - was_settled::integer * old_stake,
      is_settled::integer * new_free_stake - was_settled::integer * old_free_stake,
      is_settled::integer * new_payout - was_settled::integer * old_payout,
      new_turnover - old_turnover, p_now
    from settled
    where is_settled <> was_settled or is_settled and
      (new_stake, new_free_stake, new_payout, new_turnover) <> (old_stake, old_free_stake, old_payout, old_turnover)
  )
  select (select count(*) from added) + (select count(*) from updated) into written;
  if written <> cardinality(p_changes) then
    raise exception 'a bet is named twice in one call' using errcode = 'cardinality_violation';
  end if;
end $$;

revoke execute on function bets.record from public;
