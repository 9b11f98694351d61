-- The level of a member's rank on a day. It is known before the day begins: a change counts from the next one.
create or replace function ranks.level_on(p_merchant uuid, p_member uuid, p_day date) returns integer
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select l.level from ranks.level l
    where l.merchant_id = p_merchant
      and l.version = (select t.version from ranks.terms t where t.merchant_id = p_merchant and t.from_day <= p_day order by t.version desc limit 1)
      and l.level <= coalesce(
        (select m.to_level from ranks.move m where m.member_id = p_member and m.counts_from <= p_day order by m.at desc, m.id desc limit 1),
        (select m.from_level from ranks.move m where m.member_id = p_member order by m.at, m.id limit 1),
        (select a.rank_level from members.account a where a.id = p_member),
        0)
    order by l.level desc limit 1), 0)
$$;

revoke execute on function ranks.level_on from public;
grant execute on function ranks.level_on to lanna_app;
