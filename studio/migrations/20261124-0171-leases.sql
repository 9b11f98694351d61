-- Which process leads a table, room, hall or match. Time is this database's clock alone: processes' clocks differ, and a process may sleep without knowing it.
create table studio.lease (
  subject text primary key check (subject ~ '^[a-z0-9][a-z0-9:._-]{0,99}$'),
  holder text not null check (length(holder) between 1 and 200),
  -- Grows with every new leader and never falls; it stands in every row a leader writes.
  fence bigint not null check (fence > 0),
  acquired_at timestamptz not null,
  heartbeat_at timestamptz not null,
  expires_at timestamptz not null,
  -- Makes the fence a key column: a takeover waits for the writes of the leader before (FOR KEY SHARE), a heartbeat does not.
  unique (subject, fence)
) with (fillfactor = 50);

create function studio.refuse_smaller_fence() returns trigger language plpgsql as $$
begin
  if new.fence < old.fence or new.subject <> old.subject then
    raise exception 'the fence of % only grows', old.subject;
  end if;
  return new;
end $$;
create trigger refuse_smaller_fence before update on studio.lease
  for each row execute function studio.refuse_smaller_fence();

-- The heartbeat of one process for all it leads, and its attempt at what it would lead: free and expired leases become its own under the next fence.
-- A row that another process works on is passed over until the next time. Answers what the process leads now.
create function studio.keep_leases(by_holder text, wanted text[], term interval, beat interval)
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

-- A leader that ends on purpose leaves at once: the next one need not wait for the lease to expire.
create function studio.release_lease(by_holder text, of_subject text, of_fence bigint) returns void
language sql security definer set search_path = pg_catalog, studio as $$
  update studio.lease set expires_at = clock_timestamp()
  where subject = of_subject and holder = by_holder and fence = of_fence and expires_at > clock_timestamp();
$$;
revoke all on function studio.release_lease from public;
grant execute on function studio.release_lease to lanna_studio;

-- For tables that only a leader writes: columns `subject` and `fence`, and this trigger before insert and update. The transaction says as whom it writes
-- (`studio.led_subject`, `studio.led_fence`); the lease is asked in the write itself and held until the commit. Whoever was only asleep writes nothing.
create function studio.refuse_unled_write() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
declare
  led_subject text := nullif(current_setting('studio.led_subject', true), '');
  led_fence bigint := nullif(current_setting('studio.led_fence', true), '')::bigint;
begin
  perform from studio.lease as l
  where l.subject = led_subject and l.fence = led_fence and l.expires_at > clock_timestamp()
  for key share;
  if not found or new.subject is distinct from led_subject
    or (tg_op = 'UPDATE' and (old.subject <> new.subject or old.fence > led_fence)) then
    raise exception '% is not led under fence %', coalesce(new.subject, 'what has no subject'), coalesce(led_fence, 0)
      using errcode = 'LS001';
  end if;
  new.fence := led_fence;
  return new;
end $$;

grant select on studio.lease to lanna_studio;
