-- What a player adds to the chance of draws whose bets are being taken: the caller holds them by `draws.take_bets`. A player's first seed of a draw counts;
-- draws without a chain have no use for one, and after some thousands of players another adds nothing that counts.
create or replace function draws.add_seeds(p_draws uuid[], p_member uuid, p_seed text) returns void
  language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into draws.seed (draw_id, member_id, seed)
  select d.id, p_member, p_seed from draws.draw d
  where d.id = any(p_draws) and d.chain_id is not null
    and not exists (select from draws.seed s where s.draw_id = d.id order by s.number offset 4999 limit 1)
  order by d.id
  on conflict (draw_id, member_id) do nothing;
$$;

revoke execute on function draws.add_seeds from public;
grant execute on function draws.add_seeds to lanna_app;
