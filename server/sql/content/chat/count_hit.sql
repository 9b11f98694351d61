-- Counts what a rule has stopped, on the brand's day.
create or replace function chat.count_hit(p_merchant uuid, p_day date, p_rule text, p_word text) returns void
  language sql set search_path = pg_catalog, pg_temp as $$
  insert into chat.hit (merchant_id, day, rule, word, hits) values (p_merchant, p_day, p_rule, p_word, 1)
  on conflict (merchant_id, day, rule, word) do update set hits = hit.hits + 1
$$;

revoke execute on function chat.count_hit from public;
grant execute on function chat.count_hit to lanna_app;
