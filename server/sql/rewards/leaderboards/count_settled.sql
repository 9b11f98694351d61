-- Counts what settled bets have come to for leaderboards: the next changes, at most p_most numbers and none above p_watermark, in one transaction with how far it
-- has come. A bet counts as it stands now, so nothing is counted twice and a bet that is taken back takes its score with it; once a leaderboard has closed a bet only
-- takes. Answers how far it came and whose scores changed. Up to p_watermark no change may still be in flight.
create or replace function leaderboards.count_settled(p_watermark bigint, p_most integer, out counted_to bigint, out members uuid[])
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  -- Planned anew each time: a plan of when its tables were empty reads all of them for each bet once they are full.
  set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
declare
  since bigint;
  changed uuid[];
  lowered leaderboards.score[];
begin
  insert into leaderboards.counting (counted_to) values (0) on conflict do nothing;
  -- Processes that run at once come one after another, and so does what fixes places.
  select c.counted_to into since from leaderboards.counting c for update;
  counted_to := greatest(since, least(p_watermark, since + p_most));
  if counted_to = since then
    return;
  end if;
  update leaderboards.counting c set counted_to = count_settled.counted_to;
  select array_agg(distinct s.bet_id) into changed from bets.settled_change s
  where s.number > since and s.number <= count_settled.counted_to
    and exists (select from leaderboards.board o where o.merchant_id = s.merchant_id and o.state in ('published', 'closed'));
  if changed is null then
    return;
  end if;
  with worth as (
    select w.board_id, w.bet_id, w.member_id, coalesce(w.at, c.at) as at, o.score as kind, coalesce(c.amount, 0) as old_amount, c.amount is not null as is_known,
      case when o.state = 'closed' then least(w.amount, coalesce(c.amount, 0)) else w.amount end as amount
    from leaderboards.worth_of(changed) w
    join leaderboards.board o on o.id = w.board_id
    -- Each by its key: planned while the table is empty, a join would read all of the leaderboard for each bet.
    left join lateral (select k.amount, k.at from leaderboards.counted k where k.board_id = w.board_id and k.bet_id = w.bet_id limit 1) c on true
  ), added as (
    -- Nothing else writes counts, and one process at a time counts: what was not there a moment ago is not there now.
    insert into leaderboards.counted (board_id, bet_id, member_id, amount, at)
    select board_id, bet_id, member_id, amount, at from worth where amount <> old_amount and not is_known order by board_id, bet_id
  ), corrected as (
    insert into leaderboards.counted as c (board_id, bet_id, member_id, amount, at)
    select board_id, bet_id, member_id, amount, at from worth where amount <> old_amount and is_known
    on conflict (board_id, bet_id) do update set amount = excluded.amount, at = excluded.at
  ), change as (
    select w.board_id, w.member_id, w.kind, bool_or(w.amount < w.old_amount) as lowers, sum(w.amount - w.old_amount)::bigint as added,
      max(w.amount) as best, max(w.at) as last_at,
      (array_agg(w.at order by w.amount desc, w.at))[1] as best_at
    from worth w where w.amount <> w.old_amount
    group by w.board_id, w.member_id, w.kind
  ), raised as (
    insert into leaderboards.score as s (board_id, member_id, score, reached_at)
    select board_id, member_id, case kind when 'points' then added else best end, case kind when 'points' then last_at else best_at end
    from change where not lowers
    on conflict (board_id, member_id) do update set
      score = case when (select o.score from leaderboards.board o where o.id = s.board_id) = 'points' then s.score + excluded.score
        else greatest(s.score, excluded.score) end,
      reached_at = case
        when (select o.score from leaderboards.board o where o.id = s.board_id) = 'points' then greatest(s.reached_at, excluded.reached_at)
        when excluded.score > s.score then excluded.reached_at
        when excluded.score = s.score then least(s.reached_at, excluded.reached_at)
        else s.reached_at end
  )
  select array_agg(distinct c.member_id), array_agg((c.board_id, c.member_id, 0, c.last_at)::leaderboards.score) filter (where c.lowers)
  into members, lowered from change c;
  -- What is taken back is rare, and what is left is worked out from all that counted.
  insert into leaderboards.score as s (board_id, member_id, score, reached_at)
  select l.board_id, l.member_id, f.score, coalesce(f.reached_at, l.reached_at)
  from unnest(lowered) l cross join lateral leaderboards.score_of(l.board_id, l.member_id) f
  on conflict (board_id, member_id) do update set score = excluded.score, reached_at = excluded.reached_at;
end $$;

revoke execute on function leaderboards.count_settled from public;
grant execute on function leaderboards.count_settled to lanna_app;
