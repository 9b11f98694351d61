-- Seals the next block of at most p_most events up to p_horizon; returns how many it sealed.
create or replace function audit.seal_security_events(p_horizon bigint, p_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  previous audit.security_block;
  sealed record;
begin
  lock table audit.security_block in share row exclusive mode;
  select * into previous from audit.security_block order by number desc limit 1;
  select array_agg(e.number order by e.number) as events,
    string_agg(sha256(convert_to(audit.security_event_line(e), 'UTF8')), '' order by e.number) as digests
  into sealed
  from (
    select * from audit.security_event
    where number > coalesce(previous.last_event, 0) and number <= p_horizon
    order by number limit p_most
  ) e;
  if sealed.events is null then
    return 0;
  end if;
  insert into audit.security_block (number, first_event, last_event, events, digests, previous_sha256, sha256)
  values (coalesce(previous.number, 0) + 1, sealed.events[1], sealed.events[cardinality(sealed.events)], sealed.events,
    sealed.digests, coalesce(previous.sha256, '\x'), sha256(coalesce(previous.sha256, '\x') || sealed.digests));
  return cardinality(sealed.events);
end $$;

revoke execute on function audit.seal_security_events from public;
grant execute on function audit.seal_security_events to lanna_app;
