-- Games whose names, or whose vendor's name, are spelt like these words: 1 is the same letters, below 0.3 no reader would see a
-- likeness. `other_keys` are the words as the same keys write them on another keyboard, which makes a word of anything: it has to
-- be a good one; so does a vendor's name, which would bring all of its games. The least of the likeness is a setting of the index, and holds to the end of the transaction.
create or replace function catalogue.near_games(words text, other_keys text)
returns table (game_id uuid, nearness real)
language plpgsql rows 5000 set search_path = public, pg_temp
as $$
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.3', true);
  return query
    with sought (key, least) as (
      select * from (values (catalogue.sound_key(words), 0.3), (catalogue.sound_key(other_keys), 0.5)) as of_either
    ), near_vendor as materialized (
      select v.id, word_similarity(s.key, v.sound_key) as nearness
      from sought s join catalogue.vendor v on v.sound_key %> s.key
      where word_similarity(s.key, v.sound_key) >= 0.5
    ), found as (
      select g.id, word_similarity(s.key, g.sound_key) as nearness
      from sought s join catalogue.game g on g.sound_key %> s.key
      where word_similarity(s.key, g.sound_key) >= s.least
      union all
      select g.id, n.nearness from near_vendor n join catalogue.game g on g.vendor_id = n.id
    )
    select f.id, max(f.nearness) from found f group by f.id;
end $$;
