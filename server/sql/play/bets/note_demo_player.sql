-- A member is a demo player from now on: what it has played of what is added up already goes to the sums of demo players.
create or replace function bets.note_demo_player() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  up_to bigint;
begin
  -- Nothing is added up meanwhile.
  select summed_to into up_to from bets.progress for update;
  with played as materialized (
    select s.*, b.source, b.game_code from bets.bet b join bets.settlement s on s.bet_id = b.id
    where b.member_id = new.member_id and s.number <= up_to
  ), by_game as (
    insert into bets.demo_game_sum as d
      (merchant_id, day, source, game_code, category, currency, bets, stake, free_stake, payout, valid_turnover)
    select merchant_id, day, source, game_code, category, currency, sum(bets), sum(stake), sum(free_stake), sum(payout), sum(valid_turnover)
    from played group by 1, 2, 3, 4, 5, 6
    on conflict (merchant_id, day, source, game_code, category, currency) do update set
      bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, free_stake = d.free_stake + excluded.free_stake,
      payout = d.payout + excluded.payout, valid_turnover = d.valid_turnover + excluded.valid_turnover
  )
  insert into bets.demo_minute_sum as d (merchant_id, day, minute, category, currency, bets, stake, free_stake, payout)
  select p.merchant_id, p.day, bets.minute_of(p.day, p.recorded_at, z.time_zone), p.category, p.currency, sum(p.bets), sum(p.stake),
    sum(p.free_stake), sum(p.payout)
  from played p join brands.brand z on z.id = p.merchant_id
  -- Of earlier days there are no minutes to take it out of.
  where exists (select from bets.minute_sum m where m.merchant_id = p.merchant_id and m.day = p.day)
  group by 1, 2, 3, 4, 5
  on conflict (merchant_id, day, minute, category, currency) do update set
    bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, free_stake = d.free_stake + excluded.free_stake,
    payout = d.payout + excluded.payout;
  -- What was added up by device is without demo players.
  update bets.daily_device_sum d set bets = d.bets - p.bets, stake = d.stake - p.stake, payout = d.payout - p.payout
  from (
    select s.merchant_id, s.day, k.device, s.currency, sum(s.bets) as bets, sum(s.stake) as stake, sum(s.payout) as payout
    from bets.bet b join bets.settlement s on s.bet_id = b.id
    cross join lateral members.device_at(b.member_id, b.placed_at) k
    where b.member_id = new.member_id and s.number <= up_to
    group by 1, 2, 3, 4
  ) p
  where (d.merchant_id, d.day, d.device, d.currency) = (p.merchant_id, p.day, p.device, p.currency);
  return null;
end $$;

revoke execute on function bets.note_demo_player from public;
