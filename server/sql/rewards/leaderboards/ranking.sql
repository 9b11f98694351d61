-- The first places of a leaderboard as they stand: by score, then by who reached it first; members alike in both share a place. Members out of
-- play, demo players and who was taken out are not among them.
create or replace function leaderboards.ranking(p_board uuid, p_places integer)
  returns table (place integer, member_id uuid, username text, score bigint, reached_at timestamptz) language sql stable as $$
  select r.place, r.member_id, r.username, r.score, r.reached_at
  from (
    select rank() over (order by s.score desc, s.reached_at)::integer as place, s.member_id, m.username, s.score, s.reached_at
    from leaderboards.score s
    join members.account m on m.id = s.member_id and m.status = 'active' and m.type <> 4 and not m.is_demo_player
    where s.board_id = p_board and s.score > 0
      and not exists (select from leaderboards.removal x where (x.board_id, x.member_id) = (s.board_id, s.member_id) and x.state = 'decided')
  ) r
  where r.place <= p_places
  order by r.place, r.member_id
$$;

revoke execute on function leaderboards.ranking from public;
grant execute on function leaderboards.ranking to lanna_app;
