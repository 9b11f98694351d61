-- Whether a source has fallen silent by this database's clock: for matches in play after 20 s, before them after 60 s. The house and people are none.
create or replace function studio.sports_is_silent(source text, state text) returns boolean
language sql stable set search_path = pg_catalog, studio as $$
  select source like 'feed:%' and not exists (
    select from studio.sports_feed f where 'feed:' || f.feed = source
      and f.producer = case when state = 'live' then 'live' else 'prematch' end
      and f.gap_since is null
      and f.last_at > clock_timestamp() - case when f.producer = 'live' then interval '20 seconds' else interval '60 seconds' end)
$$;
grant execute on function studio.sports_is_silent to lanna_studio;
