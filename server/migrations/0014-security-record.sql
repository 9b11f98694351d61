-- The security record can be added to and no longer rewritten unnoticed; and whoever fails at a way in leaves a trace.

-- Numbers in the order of writing, which is what blocks are cut by: ids come from the clocks of several processes. Drawn by a
-- transaction that has its xid already, as the horizon of the sealing needs it.
create sequence accounts.security_event_number as bigint;
create function accounts.next_security_event() returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_current_xact_id();
  return nextval('accounts.security_event_number');
end $$;

alter table accounts.security_event add column number bigint;
update accounts.security_event e set number = n.number
from (select id, row_number() over (order by id) as number from accounts.security_event) n where n.id = e.id;
select setval('accounts.security_event_number', coalesce(max(number), 1), count(*) > 0) from accounts.security_event;
alter table accounts.security_event
  alter column number set not null,
  alter column number set default accounts.next_security_event(),
  add constraint security_event_number_unique unique (number);
alter sequence accounts.security_event_number owned by accounts.security_event.number;

-- A block keeps the hash of each of its lines, so that a line that was touched can be named, and chains them all.
create table accounts.security_block (
  number bigint primary key,
  first_event bigint not null,
  last_event bigint not null,
  -- The numbers of its events and their SHA-256s one behind the other, in the same order.
  events bigint[] not null,
  digests bytea not null,
  previous_sha256 bytea not null,
  -- Of the hash before it and the digests.
  sha256 bytea not null,
  sealed_at timestamptz not null default now(),
  check (cardinality(events) > 0 and octet_length(digests) = 32 * cardinality(events)),
  check (first_event = events[1] and last_event = events[cardinality(events)])
);

create trigger append_only before update or delete on accounts.security_event
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on accounts.security_event
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on accounts.security_block
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on accounts.security_block
  for each statement execute function ledger.refuse_change();

-- What is hashed of an event: each field behind its length in bytes, since a device may be called anything. Written by itself
-- once more in server/src/modules/accounts/verify-security-record.ts.
create function accounts.security_event_line(e accounts.security_event) returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select string_agg(coalesce(octet_length(field) || ':' || field, '-'), ',' order by place)
  from unnest(array[
    e.number::text, e.id::text, e.merchant_id::text, e.member_id::text, e.kind, e.session_id::text, e.address, e.country,
    e.device, e.before::text, e.after::text, ((extract(epoch from e.at) * 1000000)::bigint)::text
  ]) with ordinality as f(field, place)
$$;

-- Seals the next block of at most p_most events up to p_horizon; answers how many it sealed.
create function accounts.seal_security_events(p_horizon bigint, p_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  previous accounts.security_block;
  sealed record;
begin
  lock table accounts.security_block in share row exclusive mode;
  select * into previous from accounts.security_block order by number desc limit 1;
  select array_agg(e.number order by e.number) as events,
    string_agg(sha256(convert_to(accounts.security_event_line(e), 'UTF8')), '' order by e.number) as digests
  into sealed
  from (
    select * from accounts.security_event
    where number > coalesce(previous.last_event, 0) and number <= p_horizon
    order by number limit p_most
  ) e;
  if sealed.events is null then
    return 0;
  end if;
  insert into accounts.security_block (number, first_event, last_event, events, digests, previous_sha256, sha256)
  values (coalesce(previous.number, 0) + 1, sealed.events[1], sealed.events[cardinality(sealed.events)], sealed.events,
    sealed.digests, coalesce(previous.sha256, '\x'), sha256(coalesce(previous.sha256, '\x') || sealed.digests));
  return cardinality(sealed.events);
end $$;

-- Failures at the ways in: who was tried (the account, where there is one, and a keyed hash of what was typed), from where, by
-- which way, and why it failed. Never what was typed. Kept for a while and within a size, unlike the record above.
create table accounts.access_failure (
  id uuid primary key,
  merchant_id uuid not null,
  way text not null,
  reason text not null,
  member_id uuid,
  name_hmac bytea,
  -- Null, as are name and member, in a line that stands for more failures than there was room to write down one by one.
  address text,
  country text,
  device text,
  hits integer not null check (hits > 0),
  at timestamptz not null
);
create index on accounts.access_failure (member_id, at desc) where member_id is not null;
create index on accounts.access_failure (merchant_id, at desc);
create index on accounts.access_failure using brin (at);

-- Forgets failures from before p_before, and beyond p_most lines those of nobody's names first, then the oldest.
create function accounts.forget_access_failures(p_before timestamptz, p_most bigint) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  old bigint;
  excess bigint;
begin
  delete from accounts.access_failure where at < p_before;
  get diagnostics old = row_count;
  select count(*) - p_most into excess from accounts.access_failure;
  if excess <= 0 then
    return old;
  end if;
  delete from accounts.access_failure where id in (
    select id from accounts.access_failure order by member_id is not null, at limit excess
  );
  return old + excess;
end $$;

revoke execute on function accounts.next_security_event, accounts.security_event_line, accounts.seal_security_events,
  accounts.forget_access_failures from public;
grant execute on function accounts.next_security_event, accounts.seal_security_events, accounts.forget_access_failures
  to lanna_app;
grant select on sequence accounts.security_event_number to lanna_app;
grant select on accounts.security_block to lanna_app;
grant select, insert on accounts.access_failure to lanna_app;
