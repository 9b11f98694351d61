-- The heartbeat of one process for all it leads, and its attempt at what it would lead: free and expired leases become its own under the next fence.
-- A row that another process works on is passed over until the next time. Answers what the process leads now.
create or replace function studio.keep_leases(by_holder text, wanted text[], term interval, beat interval)
returns table (subject text, fence bigint)
language plpgsql security definer set search_path = pg_catalog, studio as $$
#variable_conflict use_column
begin
  insert into studio.lease (subject, holder, fence, acquired_at, heartbeat_at, expires_at)
  select name, by_holder, 1, clock_timestamp(), clock_timestamp(), clock_timestamp() + term
  from unnest(wanted) as name
  where not exists (select from studio.lease where subject = name)
  order by name
  on conflict do nothing;

  update studio.lease as taken
  set holder = by_holder, fence = taken.fence + 1, acquired_at = clock_timestamp(),
    heartbeat_at = clock_timestamp(), expires_at = clock_timestamp() + term
  from (
    select subject from studio.lease
    where subject = any(wanted) and expires_at <= clock_timestamp()
    order by subject for update skip locked) as free
  where taken.subject = free.subject;

  update studio.lease as kept
  set heartbeat_at = clock_timestamp(), expires_at = clock_timestamp() + term
  from (
    select subject from studio.lease
    where subject = any(wanted) and holder = by_holder and expires_at > clock_timestamp()
      and heartbeat_at <= clock_timestamp() - beat
    order by subject for no key update skip locked) as mine
  where kept.subject = mine.subject;

  return query
    select subject, fence from studio.lease
    where subject = any(wanted) and holder = by_holder and expires_at > clock_timestamp();
end $$;
revoke all on function studio.keep_leases from public;
grant execute on function studio.keep_leases to lanna_studio;
