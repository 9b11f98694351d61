-- What a member's counted bets come to, from all of them: their sum, reached with the last, or the best of them, reached when it was first.
create or replace function leaderboards.score_of(p_board uuid, p_member uuid, out score bigint, out reached_at timestamptz)
  language sql stable as $$
  select
    case o.score when 'points' then sum(c.amount) else max(c.amount) end::bigint,
    case o.score when 'points' then max(c.at) filter (where c.amount > 0)
      else min(c.at) filter (where c.amount = (select max(m.amount) from leaderboards.counted m where (m.board_id, m.member_id) = (p_board, p_member))) end
  from leaderboards.board o
  join leaderboards.counted c on c.board_id = o.id and c.member_id = p_member
  where o.id = p_board
  group by o.score
$$;

revoke execute on function leaderboards.score_of from public;
grant execute on function leaderboards.score_of to lanna_app;
