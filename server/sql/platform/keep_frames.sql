-- Numbers frames and keeps them, the newest 500 of a channel; answers them with their numbers, in the order in which they were given. Channels
-- are locked in the order of their names, so two that keep at once never wait for each other in a circle. At most 500 frames at once.
create or replace function platform.keep_frames(p_merchants uuid[], p_names text[], p_bodies text[])
returns table (merchant_id uuid, name text, number bigint, body text)
language sql as $$
  with given as (
    select * from unnest(p_merchants, p_names, p_bodies) with ordinality as g (merchant_id, name, body, place)
  ), counted as (
    insert into platform.push_channel as c (merchant_id, name, number, last_at)
    select merchant_id, name, count(*), clock_timestamp() from given group by merchant_id, name order by merchant_id, name
    on conflict (merchant_id, name) do update set number = c.number + excluded.number, last_at = excluded.last_at
    returning c.id, c.merchant_id, c.name, c.number
  ), numbered as (
    select c.id, c.merchant_id, c.name, g.place, g.body,
      c.number - count(*) over (partition by c.id) + row_number() over (partition by c.id order by g.place) as number
    from given g join counted c using (merchant_id, name)
  ), kept as (
    insert into platform.push_frame (channel_id, slot, number, body)
    select id, number % 500, number, body from numbered
    on conflict (channel_id, slot) do update set number = excluded.number, body = excluded.body
  )
  select merchant_id, name, number, body from numbered order by place
$$;

revoke execute on function platform.keep_frames from public;
grant execute on function platform.keep_frames to lanna_app;
