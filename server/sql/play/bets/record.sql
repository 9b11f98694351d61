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
  counting bets.change[];
begin
  -- The watermark of the settlements counts on numbers being drawn by transactions that have their xid.
  perform pg_current_xact_id();
  with changed as (
    select c.*, b.day as first_day, coalesce(b.status in ('won', 'lost'), false) as was_settled,
      coalesce(b.merchant_id, c.merchant_id) as brand, coalesce(b.member_id, c.member_id) as member,
      coalesce(b.account_id, c.account_id) as account, coalesce(b.currency, c.currency) as money,
      coalesce(b.source, c.source) as taker, coalesce(b.source_id, c.source_id) as taker_id,
      coalesce(b.reference, c.reference) as ref, coalesce(b.game_code, c.game_code) as game,
      coalesce(b.category, c.category) as sort,
      coalesce(b.stake, 0) as old_stake, coalesce(b.stake, 0) + c.stake as new_stake,
      coalesce(b.free_stake, 0) as old_free_stake, coalesce(b.free_stake, 0) + c.free_stake as new_free_stake,
      coalesce(b.payout, 0) as old_payout, coalesce(b.payout, 0) + c.payout as new_payout,
      coalesce(b.valid_turnover, 0) as old_turnover, coalesce(b.from_members, 0) as old_from_members,
      coalesce(b.bonus_stake, 0) as old_bonus_stake, coalesce(b.bonus_stake, 0) + coalesce(c.bonus_stake, 0) as new_bonus_stake,
      coalesce(b.bonus_payout, 0) as old_bonus_payout, coalesce(b.bonus_payout, 0) + coalesce(c.bonus_payout, 0) as new_bonus_payout,
      coalesce(b.bonus_id, c.bonus_id) as new_bonus,
      -- The largest number there is takes a bound away.
      nullif(coalesce(c.valid_turnover, b.turnover_given), 9223372036854775807) as given,
      coalesce(b.unused_stake, 0) + coalesce(c.unused_stake, 0) as new_unused,
      coalesce(b.refunded_stake, 0) + greatest(-c.stake - coalesce(c.unused_stake, 0)
        -- Of what was not played a part may be the bonus's.
        - case when c.stakes = 0 then coalesce(c.bonus_stake, 0) else 0 end, 0) as new_refunded_stake,
      coalesce(b.live_stakes, 0) + c.stakes as new_stakes,
      coalesce(b.live_payouts, 0) + c.payouts as new_payouts,
      -- A stake on a closed bet opens it again.
      c.closes or coalesce(b.closed, false) and c.stakes <= 0 as new_closed,
      -- What still comes after the close is taken, and looked at.
      c.flags or coalesce(b.flagged or b.closed and (c.stakes > 0 or c.payouts > 0 and c.correction is null), false) as new_flagged,
      coalesce(c.correction, b.corrections, 0) as new_corrections, coalesce(c.line, b.line) as new_line
    from unnest(p_changes) c
    left join lateral (select * from bets.bet where id = c.bet_id offset 0) b on true
  ), judged as (
    select *, bets.status_of(new_stakes, new_payouts, new_closed, new_stake + new_bonus_stake, new_payout + new_bonus_payout,
      case when new_free_stake = 0 then new_unused else 0 end) as new_status from changed
  ), settled as materialized (
    select *, new_status in ('won', 'lost') as is_settled, case when new_status <> 'open' then p_now end as ended_at,
      bets.valid_turnover(new_status, sort, new_stake, new_payout, given) as new_turnover,
      coalesce(first_day, case when new_status in ('won', 'lost') then
        (select (p_now at time zone z.time_zone)::date from brands.brand z where z.id = brand)
      end) as new_day,
      coalesce(case when sort = 'PVP' and new_status in ('won', 'lost') then (
        select bets.won_of_members(k.rake, new_stake, new_payout, new_bonus_stake) from bets.bet_rake k where k.bet_id = judged.bet_id)
      end, 0) as new_from_members
    from judged
  ), written as (
    -- By its key and not by a join, which a plan made for an empty table would do by reading the table.
    insert into bets.bet (id, source, source_id, reference, slip, merchant_id, member_id, account_id, currency, game_code,
      category, receipt_address, stake, free_stake, payout, refunded_stake, live_stakes, live_payouts, closed, flagged,
      turnover_given, valid_turnover, status, day, placed_at, settled_at, unused_stake, corrections, line,
      bonus_stake, bonus_payout, bonus_id, from_members)
    select bet_id, taker, taker_id, ref, slip, brand, member, account, money, game, sort, receipt_address, new_stake,
      new_free_stake, new_payout, new_refunded_stake, new_stakes, new_payouts, new_closed, new_flagged, given,
      new_turnover, new_status, new_day, p_now, ended_at, new_unused, new_corrections, new_line,
      new_bonus_stake, new_bonus_payout, new_bonus, new_from_members
    from settled
    on conflict (id) do update set stake = excluded.stake, free_stake = excluded.free_stake, payout = excluded.payout,
      refunded_stake = excluded.refunded_stake, live_stakes = excluded.live_stakes, live_payouts = excluded.live_payouts,
      closed = excluded.closed, flagged = excluded.flagged, turnover_given = excluded.turnover_given,
      valid_turnover = excluded.valid_turnover, status = excluded.status, day = excluded.day,
      settled_at = excluded.settled_at, unused_stake = excluded.unused_stake, corrections = excluded.corrections,
      line = excluded.line, bonus_stake = excluded.bonus_stake, bonus_payout = excluded.bonus_payout, bonus_id = excluded.bonus_id,
      from_members = excluded.from_members
  )
  insert into bets.settlement (bet_id, merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout,
    valid_turnover, recorded_at, from_members)
  select bet_id, brand, member, new_day, sort, money, is_settled::integer - was_settled::integer,
    is_settled::integer * new_stake - was_settled::integer * old_stake,
    is_settled::integer * new_free_stake - was_settled::integer * old_free_stake,
    is_settled::integer * new_payout - was_settled::integer * old_payout,
    new_turnover - old_turnover, p_now, new_from_members - old_from_members
  from settled
  where is_settled <> was_settled or is_settled and
    (new_stake, new_free_stake, new_payout, new_turnover, new_bonus_stake, new_bonus_payout)
      <> (old_stake, old_free_stake, old_payout, old_turnover, old_bonus_stake, old_bonus_payout);
  -- What is played is kept of members whose bets are counted, with each change; of others with a bet some minutes after the last that was
  -- noted, so that play sessions are known and a bet costs no write. Looked up apart: the plan that keeps it costs a lone bet more to
  -- begin than the look-up.
  select array_agg(c) into counting
  from unnest(p_changes) c
  left join lateral (select is_counted, played_at from bets.play where member_id = c.member_id offset 0) p on true
  where p.is_counted or c.stakes > 0 and (p.played_at + interval '5 minutes' <= p_now) is not false
    or c.member_id is null and (c.stakes, c.payouts) <> (0, 0);
  if counting is not null then
    perform bets.count_play(p_now, counting);
  end if;
end $$;

revoke execute on function bets.record from public;
