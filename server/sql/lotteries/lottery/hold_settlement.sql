-- Holds what is to be settled of a draw, if no other process does: its pass, and the draw itself, whose result stays as it is until the end of the
-- caller's transaction. Nothing where there is nothing to settle, or where another process is at it.
create or replace function lottery.hold_settlement(p_draw uuid, p_version integer)
  returns table (game_code text, result text, is_cancelled boolean, reason text, done_to uuid, is_finished boolean, covered_to uuid,
    is_covered boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select d.game_code, d.result, d.state = 'cancelled',
      case when d.state = 'cancelled' then case d.cancel_kind when 'too_few_shots' then 'too_few_shots' else 'draw_cancelled' end end,
      s.done_to, s.finished_at is not null, s.covered_to, s.is_covered
    from (select * from lottery.settlement s where s.draw_id = p_draw and s.version = p_version for update skip locked) s
    join (select * from draws.draw_record r where r.id = p_draw for share) d
      on d.state in ('drawn', 'settled') and d.version = p_version or d.state = 'cancelled' and p_version = 0;
end $$;

revoke execute on function lottery.hold_settlement from public;
grant execute on function lottery.hold_settlement to lanna_app;
