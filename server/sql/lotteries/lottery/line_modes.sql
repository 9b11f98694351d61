-- The member and the agents above, up to the top, with the mode each was given; null where none was given.
create or replace function lottery.line_modes(p_merchant uuid, p_member uuid, p_prize_mode text) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  line jsonb := '[]';
  place uuid := p_member;
  above uuid;
  known boolean;
begin
  while place is not null loop
    select a.agent_id, true into above, known from members.account a where a.id = place and a.merchant_id = p_merchant;
    exit when known is not true;
    line := line || jsonb_build_object('member', place, 'mode', (
      select m.mode from lottery.account_mode m where m.member_id = place and m.prize_mode = p_prize_mode));
    place := above;
    known := null;
  end loop;
  return line;
end $$;

revoke execute on function lottery.line_modes from public;
grant execute on function lottery.line_modes to lanna_app;
