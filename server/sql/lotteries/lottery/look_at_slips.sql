-- The first look at slips that arrived together, each a key of JSON: {place, merchant, member, game, prizeMode, numeros, scope, key}. Takes hold of their
-- keys, so that of two presses the second finds the answer of the first, and answers of each slip whether its key is `busy` (another transaction holds
-- it: only the caller that waits waits), what was answered under it before, and the line of modes; and once for each game of a brand what is offered.
create or replace function lottery.look_at_slips(p_slips jsonb, p_waits boolean, out slips jsonb, out offers jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  busy integer[];
begin
  if p_waits then
    perform pg_advisory_xact_lock(k) from (
      select hashtextextended(s.scope || E'\n' || s.key, 0) as k from jsonb_to_recordset(p_slips) as s(scope text, key text) order by 1 offset 0) keys;
  else
    select array_agg(k.place) into busy from (
      select s.place, pg_try_advisory_xact_lock(hashtextextended(s.scope || E'\n' || s.key, 0)) as is_held
      from jsonb_to_recordset(p_slips) as s(place integer, scope text, key text) offset 0) k
    where not k.is_held;
  end if;
  -- What is seen from here on was committed before the keys were held.
  select jsonb_agg(jsonb_build_object('place', s.place, 'busy', s.place = any (coalesce(busy, '{}')), 'sha256', encode(a.body_sha256, 'hex'),
      'answer', a.answer, 'chain', case when a.answer is null then lottery.line_modes(s.merchant, s.member, s."prizeMode") end))
  into slips
  from jsonb_to_recordset(p_slips) as s(place integer, merchant uuid, member uuid, "prizeMode" text, scope text, key text)
  left join lateral platform.kept_answer(s.scope, s.key) a on true;
  select jsonb_agg(jsonb_build_object('merchant', g.merchant, 'game', g.game, 'offer', lottery.offer(g.merchant, g.game, g.mode, g.numeros)))
  into offers
  from (
    select s.merchant, s.game, s."prizeMode" as mode, array_agg(distinct n.numero) as numeros
    from jsonb_to_recordset(p_slips) as s(merchant uuid, game text, "prizeMode" text, numeros jsonb)
    cross join lateral jsonb_array_elements_text(s.numeros) as n(numero)
    group by s.merchant, s.game, s."prizeMode"
  ) g;
end $$;

revoke execute on function lottery.look_at_slips from public;
grant execute on function lottery.look_at_slips to lanna_app;
