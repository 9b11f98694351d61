-- Seals the next block of at most p_most actions up to p_horizon; returns how many it sealed.
create or replace function operators.seal_actions(p_horizon bigint, p_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  previous operators.action_block;
  sealed record;
begin
  lock table operators.action_block in share row exclusive mode;
  select * into previous from operators.action_block order by number desc limit 1;
  select array_agg(a.number order by a.number) as actions,
    string_agg(sha256(convert_to(operators.action_line(a), 'UTF8')), '' order by a.number) as digests
  into sealed
  from (
    select * from operators.action
    where number > coalesce(previous.last_action, 0) and number <= p_horizon
    order by number limit p_most
  ) a;
  if sealed.actions is null then
    return 0;
  end if;
  insert into operators.action_block (number, first_action, last_action, actions, digests, previous_sha256, sha256)
  values (coalesce(previous.number, 0) + 1, sealed.actions[1], sealed.actions[cardinality(sealed.actions)], sealed.actions,
    sealed.digests, coalesce(previous.sha256, '\x'), sha256(coalesce(previous.sha256, '\x') || sealed.digests));
  return cardinality(sealed.actions);
end $$;

revoke execute on function operators.seal_actions from public;
grant execute on function operators.seal_actions to lanna_app;
