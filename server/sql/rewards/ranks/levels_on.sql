-- The levels of these members' ranks, each on a day of its own. A level is known before the day begins: a change counts from the next one. `place` is that in the arrays.
create or replace function ranks.levels_on(p_merchants uuid[], p_members uuid[], p_days date[]) returns table (place bigint, level integer)
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
  select w.place, coalesce((
    select l.level from ranks.level l
    where l.merchant_id = w.merchant_id
      and l.version = (select t.version from ranks.terms t where t.merchant_id = w.merchant_id and t.from_day <= w.day order by t.version desc limit 1)
      and l.level <= coalesce(
        (select m.to_level from ranks.move m where m.member_id = w.member_id and m.counts_from <= w.day order by m.at desc, m.id desc limit 1),
        (select m.from_level from ranks.move m where m.member_id = w.member_id order by m.at, m.id limit 1),
        (select a.rank_level from members.account a where a.id = w.member_id),
        0)
    order by l.level desc limit 1), 0)
  from unnest(p_merchants, p_members, p_days) with ordinality w (merchant_id, member_id, day, place)
$$;

revoke execute on function ranks.levels_on from public;
grant execute on function ranks.levels_on to lanna_app;
