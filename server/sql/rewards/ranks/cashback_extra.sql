-- What the rank of a member adds to rates of cashback on a day, in hundred-thousandths of turnover. The level of a day is known before the day begins: a
-- change counts from the next one, and so do other levels of the brand.
create or replace function ranks.cashback_extra(p_merchant uuid, p_member uuid, p_day date) returns integer
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select l.cashback_extra from ranks.level l
    where l.merchant_id = p_merchant
      and l.version = (select t.version from ranks.terms t where t.merchant_id = p_merchant and t.from_day <= p_day order by t.version desc limit 1)
      and l.level <= coalesce(
        (select m.to_level from ranks.move m where m.member_id = p_member and m.counts_from <= p_day order by m.at desc, m.id desc limit 1),
        (select m.from_level from ranks.move m where m.member_id = p_member order by m.at, m.id limit 1),
        (select a.rank_level from members.account a where a.id = p_member),
        0)
    order by l.level desc limit 1), 0)
$$;

revoke execute on function ranks.cashback_extra from public;
grant execute on function ranks.cashback_extra to lanna_app;
