-- Demo players come and go; nothing of theirs is worth keeping. The role itself can delete no round. Hands without money stay as hands of strategies.
create or replace function studio.forget_demo_players(before timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, studio as $$
declare
  gone uuid[];
begin
  select array_agg(id) into gone from (
    select id from studio.player where demo_balance is not null and created_at < before
    order by created_at limit at_most for update skip locked) as oldest;
  delete from studio.play_session where player_id = any(gone);
  delete from studio.round where player_id = any(gone);
  delete from studio.table_confirm where player_id = any(gone);
  delete from studio.table_bet where player_id = any(gone);
  delete from studio.table_seed where player_id = any(gone);
  delete from studio.sports_slip_change where slip_id in (select id from studio.sports_slip where player_id = any(gone));
  delete from studio.sports_leg where slip_id in (select id from studio.sports_slip where player_id = any(gone));
  delete from studio.sports_slip where player_id = any(gone);
  delete from studio.sports_setting where player_id = any(gone);
  delete from studio.sports_favourite where player_id = any(gone);
  delete from studio.fishing_hit where packet_id in (select id from studio.fishing_packet where player_id = any(gone));
  delete from studio.fishing_packet where player_id = any(gone);
  delete from studio.room_waiting where player_id = any(gone);
  delete from studio.room_friend where player_id = any(gone);
  delete from studio.room_code_miss where player_id = any(gone);
  update studio.room_table set friends_of = null where friends_of = any(gone);
  delete from studio.room_seat where player_id = any(gone);
  delete from studio.room_hand_seat where player_id = any(gone);
  delete from studio.seed_pair where player_id = any(gone);
  delete from studio.player where id = any(gone);
  return coalesce(cardinality(gone), 0);
end $$;
revoke all on function studio.forget_demo_players from public;
grant execute on function studio.forget_demo_players to lanna_studio;
