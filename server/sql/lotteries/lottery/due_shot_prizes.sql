-- What the shots at the prized places of a round (null: of every round) are due: as their brand had set when each was sent, to members who have staked enough on the
-- round and did not take it back. Where a place is due nothing, no other shot moves up.
create or replace function lottery.due_shot_prizes(p_draw uuid default null)
  returns table (draw_id uuid, place text, number integer, merchant_id uuid, member_id uuid, currency text, amount bigint)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select p.draw_id, p.place, p.number, p.merchant_id, p.member_id, b.currency,
      case p.place when 'first' then o.first_prize else o.sixteenth_prize end
    from draws.placed_shot p
    join brands.brand b on b.id = p.merchant_id
    join members.account a on a.id = p.member_id and not a.is_demo_player
    cross join lateral (
      select s.first_prize, s.sixteenth_prize, s.min_stake from lottery.shot_prize s
      where s.merchant_id = p.merchant_id and s.set_at <= p.shot_at
      order by s.version desc limit 1
    ) o
    cross join lateral (
      select coalesce(sum(l.stake), 0) as stake from lottery.line l join lottery.slip s on s.id = l.slip_id
      where l.draw_id = p.draw_id and l.member_id = p.member_id and l.state in ('won', 'lost') and s.currency = b.currency
    ) t
    where (p_draw is null or p.draw_id = p_draw) and t.stake >= o.min_stake
      and case p.place when 'first' then o.first_prize else o.sixteenth_prize end > 0;
end $$;

revoke execute on function lottery.due_shot_prizes from public;
grant execute on function lottery.due_shot_prizes to lanna_app;
