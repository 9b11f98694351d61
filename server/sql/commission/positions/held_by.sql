-- The share an agent below another account holds on a day: what it chose, within what that account lets it hold; the least where it chose nothing, and
-- nothing where that account says nothing.
create or replace function positions.held_by(p_member uuid, p_above uuid, p_category text, p_day date) returns integer
  language sql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
  select coalesce((
    select least(b.most, greatest(b.least, (
      select s.share from positions.share s
      where s.member_id = p_member and s.category = p_category and s.from_day <= p_day order by s.from_day desc limit 1)))
    from positions.bound b
    where b.member_id = p_member and b.given_by = p_above and b.category = p_category and b.from_day <= p_day
    order by b.from_day desc limit 1), 0)
$$;

revoke execute on function positions.held_by from public;
grant execute on function positions.held_by to lanna_app;
