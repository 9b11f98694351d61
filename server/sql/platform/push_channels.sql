-- Channels of push as the console shows them: how far each has counted, how many read it by what the processes said last, and what slow
-- readers were not sent since the processes began. One that has readers and no frame yet counts from 0.
create or replace view platform.push_channels as
select
  concat_ws(' ', merchant_id, name) as id, merchant_id, name,
  coalesce(k.number, 0) as number, k.last_at, coalesce(r.readers, 0)::bigint as readers, coalesce(r.drops, 0)::bigint as drops
from platform.push_channel k
full join (
  select (s ->> 'brandId')::uuid as merchant_id, s ->> 'channel' as name,
    sum((s ->> 'readers')::bigint) as readers, sum((s ->> 'drops')::bigint) as drops
  from platform.running_process p, jsonb_array_elements(p.channels) s
  where p.seen_at > now() - interval '90 seconds'
  group by 1, 2
) r using (merchant_id, name);

grant select on platform.push_channels to lanna_app;
