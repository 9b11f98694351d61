-- What other feeds say of how a match ended is kept, whichever comes first: two that differ are a case, and no money moves before people have decided (decision 211).
create table studio.sports_feed_report (
  fixture_id uuid not null references studio.sports_fixture,
  source text not null check (source like 'feed:%'),
  ended jsonb not null,
  at timestamptz not null default clock_timestamp(),
  primary key (fixture_id, source)
);
grant select, insert on studio.sports_feed_report to lanna_studio;
grant update (ended, at) on studio.sports_feed_report to lanna_studio;
create index on studio.sports_feed_message (feed, producer, sequence) where refused is not null;

-- A price that was shown and was obviously wrong: named by one person with the true one, approved by another before kick-off, and slips at that price are void.
create table studio.sports_price_error (
  id uuid primary key,
  fixture_id uuid not null,
  market text not null,
  selection text not null,
  -- The version of the price, and what it was; what it ought to have been. Thousandths.
  version integer not null,
  shown integer not null check (shown between 1010 and 1000000),
  truth integer not null check (truth between 1010 and 1000000 and truth <> shown),
  operator_id text not null,
  proposed_by text not null,
  proposer_id text not null,
  reason text not null check (length(reason) between 5 and 500),
  proposed_at timestamptz not null default clock_timestamp(),
  approved_by text,
  approver_id text check (approver_id <> proposer_id),
  approved_at timestamptz,
  -- How many open slips it made void at once.
  slips integer,
  withdrawn_by text,
  withdrawn_at timestamptz,
  check ((approved_by is null) = (approved_at is null) and (approved_by is null) = (approver_id is null) and (approved_by is null) = (slips is null)),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (approved_at is null or withdrawn_at is null),
  foreign key (fixture_id, market, selection) references studio.sports_price
);
create unique index on studio.sports_price_error (fixture_id, market, selection, version) where withdrawn_at is null;

-- Before kick-off alone, whatever a program believes; what was decided stays.
create function studio.guard_sports_price_error() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'UPDATE' then
    if old.approved_at is not null or old.withdrawn_at is not null then raise exception 'what was decided about a price stays'; end if;
    if (new.id, new.fixture_id, new.market, new.selection, new.version, new.shown, new.truth, new.operator_id, new.proposer_id, new.reason)
      is distinct from (old.id, old.fixture_id, old.market, old.selection, old.version, old.shown, old.truth, old.operator_id, old.proposer_id, old.reason) then
      raise exception 'what was said of a price does not change';
    end if;
  elsif new.approved_at is not null then
    raise exception 'one person alone makes no price void';
  end if;
  if new.withdrawn_at is null and not exists (
    select from studio.sports_fixture f where f.id = new.fixture_id and f.state in ('prematch', 'suspended') and f.starts_at > clock_timestamp()) then
    raise exception 'from kick-off on every price stands';
  end if;
  return new;
end $$;
create trigger guard_sports_price_error before insert or update on studio.sports_price_error
  for each row execute function studio.guard_sports_price_error();

grant select, insert on studio.sports_price_error to lanna_studio;
grant update (approved_by, approver_id, approved_at, slips, withdrawn_by, withdrawn_at) on studio.sports_price_error to lanna_studio;
