-- Takes a shot at a round: answers its number, or why not. By the database's clock and to the instant: the caller that draws the round holds the same lock.
create or replace function draws.shoot(p_draw uuid, p_merchant uuid, p_member uuid, p_shot integer, p_most integer)
  returns table (number integer, refused text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  at timestamptz;
  count integer;
begin
  perform draws.lock_shots(p_draw);
  at := clock_timestamp();
  if not exists (select from draws.draw d where d.id = p_draw and d.state in ('open', 'closed') and at < d.draws_at) then
    return query select null::integer, 'shots_closed';
    return;
  end if;
  if (select s.shot_at from draws.shot s where s.draw_id = p_draw and s.member_id = p_member order by s.number desc limit 1)
      > at - interval '1 second' then
    return query select null::integer, 'shot_too_soon';
    return;
  end if;
  select coalesce(max(s.number), 0) into count from draws.shot s where s.draw_id = p_draw;
  if count >= p_most then
    return query select null::integer, 'shots_closed';
    return;
  end if;
  insert into draws.shot (draw_id, number, merchant_id, member_id, shot, shot_at)
  values (p_draw, count + 1, p_merchant, p_member, p_shot, at);
  return query select count + 1, null::text;
end $$;

revoke execute on function draws.shoot from public;
grant execute on function draws.shoot to lanna_app;
