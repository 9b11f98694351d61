-- Moves at tables that one process leads, of many tables at once and committed together. A move is written where its hand stands as the process knew it: led under its fence, played, at that step and
-- in its time, after so many moves, and the seat that of the player's newest page. Of any other, and of a hand that someone works on, nothing is written and no row comes back: it is taken by
-- itself, where it is waited for and said no to. Nothing here waits, so a move makes no other one late.
create or replace function studio.take_room_moves(moves jsonb, by_process text)
returns table (place integer, due_at timestamptz, "now" timestamptz)
language plpgsql security definer set search_path = pg_catalog, studio as $$
#variable_conflict use_column
declare
  asked record;
begin
  for asked in
    select * from jsonb_to_recordset(moves) as a(place integer, hand uuid, "table" uuid, subject text, fence bigint,
      player uuid, device uuid, seat integer, known integer, step text, move jsonb, next text, act_ms integer)
    order by hand
  loop
    perform from studio.room_hand h
    where h.id = asked.hand and h.table_id = asked."table" and h.state = 'playing' and h.phase = asked.step and h.due_at > clock_timestamp()
      and exists (select from studio.lease l where l.subject = h.subject and l.subject = asked.subject and l.fence = asked.fence and l.expires_at > clock_timestamp())
    for no key update of h skip locked;
    continue when not found;
    -- Moves are never taken away: where more were made than the process knows of, this number is one of them.
    insert into studio.room_move (hand_id, n, seat, move, by_clock)
    select asked.hand, asked.known + 1, asked.seat, asked.move, false
    from studio.room_hand_seat o join studio.room_seat s on s.table_id = asked."table" and s.player_id = o.player_id
    where o.hand_id = asked.hand and o.seat = asked.seat and o.player_id = asked.player and s.device = asked.device
    on conflict do nothing;
    continue when not found;
    place := asked.place;
    "now" := clock_timestamp();
    if asked.next = asked.step then
      select h.due_at into due_at from studio.room_hand h where h.id = asked.hand;
    else
      perform set_config('studio.led_subject', asked.subject, true), set_config('studio.led_fence', asked.fence::text, true);
      update studio.room_hand h set phase = asked.next, due_at = "now" + make_interval(secs => asked.act_ms / 1000.0)
      where h.id = asked.hand returning h.due_at into due_at;
    end if;
    perform pg_notify('studio_rooms', asked."table" || ' shown:' || by_process);
    return next;
  end loop;
end $$;
revoke all on function studio.take_room_moves from public;
grant execute on function studio.take_room_moves to lanna_studio;
