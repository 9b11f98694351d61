-- What players add to the chance of draws whose bets are being taken: the caller holds them by `draws.take_bets`. A player's first seed of a draw counts;
-- draws without a chain have no use for one, and after some thousands of players another adds nothing that counts.
create or replace function draws.add_seeds(p_draws uuid[], p_members uuid[], p_seeds text[]) returns void
  language sql volatile security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
  with wanting as materialized (
    select d.id from draws.draw d
    where d.id in (select unnest(p_draws)) and d.chain_id is not null
      -- Numbers run through all draws, so there are no more seeds than lie between the first and the last: most often nothing need be counted.
      and case when (select max(number) from draws.seed where draw_id = d.id) - (select min(number) from draws.seed where draw_id = d.id) >= 4999
        then not exists (select from draws.seed s where s.draw_id = d.id order by s.number offset 4999 limit 1) else true end
  )
  insert into draws.seed (draw_id, member_id, seed)
  select s.draw, s.member, s.seed from unnest(p_draws, p_members, p_seeds) with ordinality as s(draw, member, seed, place)
  where s.draw in (select id from wanting)
  order by s.draw, s.place
  on conflict (draw_id, member_id) do nothing;
$$;

revoke execute on function draws.add_seeds from public;
grant execute on function draws.add_seeds to lanna_app;
