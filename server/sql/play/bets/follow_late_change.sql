-- A bet that changes, or is entered, long after it was placed may stand in a stretch that is added up: its sums follow, in the same
-- transaction. bets.sum_stretches adds up nothing younger than an hour, by the clock of the database as here; so nothing
-- that passes by this trigger can stand in a stretch, and bets in play pay for no look-up.
create or replace function bets.follow_late_change() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  is_new boolean := tg_op = 'INSERT';
begin
  if not is_new and (old.status, old.stake, old.payout, old.bonus_stake, old.bonus_payout)
    = (new.status, new.stake, new.payout, new.bonus_stake, new.bonus_payout) then
    return null;
  end if;
  insert into bets.stretch_sum as s
    (member_id, level, from_at, source, game_code, category, outcome, bets, stake, payout, first_at, last_at)
  select new.member_id, t.level, t.from_at, new.source, new.game_code, new.category, c.outcome, sum(c.bets), sum(c.stake),
    sum(c.payout), new.placed_at, new.placed_at
  from (values (0::smallint), (1::smallint)) l (level)
  cross join lateral (
    select level, from_at, until_at from bets.stretch
    where member_id = new.member_id and level = l.level and from_at <= new.placed_at
    order by from_at desc limit 1
  ) t
  cross join lateral (
    select bets.outcome(new.status, new.stake + new.bonus_stake, new.payout + new.bonus_payout) as outcome, 1 as bets, new.stake, new.payout
    union all
    select bets.outcome(old.status, old.stake + old.bonus_stake, old.payout + old.bonus_payout), -1, -old.stake, -old.payout where not is_new
  ) c
  where new.placed_at < t.until_at
  group by t.level, t.from_at, c.outcome
  on conflict (member_id, level, from_at, source, game_code, category, outcome) do update set
    bets = s.bets + excluded.bets, stake = s.stake + excluded.stake, payout = s.payout + excluded.payout,
    first_at = least(s.first_at, excluded.first_at), last_at = greatest(s.last_at, excluded.last_at);
  return null;
end $$;

revoke execute on function bets.follow_late_change from public;
