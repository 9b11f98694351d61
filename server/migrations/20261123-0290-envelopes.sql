-- Money an agent moves within the own line: transfers down beside those up, and red envelopes.

-- What agents owe for earnings taken back has its movements beside wallets, as what is owed for a win has.
create index transfer_of_agent_shortfall on ledger.transfer (debit_account)
  where code in ('commission_shortfall', 'salary_shortfall', 'dividend_shortfall');

-- ── transfers down ──────────────────────────────────────────────────────────────────────────────────────────────────
-- `member_id` is the account of the line and `agent_id` the agent above it, whichever way the money went.
do $$
declare
  rule name;
begin
  for rule in select conname from pg_constraint
    where conrelid = 'transfers.transfer'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''upline''%'
  loop
    execute format('alter table transfers.transfer drop constraint %I', rule);
  end loop;
end $$;
alter table transfers.transfer
  add constraint transfer_kind_check check (kind in ('to_vendor', 'from_vendor', 'upline', 'downline')),
  add constraint transfer_of_vendor check ((vendor_id is null) = (kind in ('upline', 'downline'))),
  add constraint transfer_in_line check ((agent_id is null) = (kind not in ('upline', 'downline'))),
  add constraint transfer_in_line_is_done check (kind not in ('upline', 'downline') or state = 'done');

-- ── envelopes ───────────────────────────────────────────────────────────────────────────────────────────────────────
create schema envelopes;
grant usage on schema envelopes to lanna_app;

create table envelopes.envelope (
  -- Also the purpose of its account in the ledger and the reference under which it was filled.
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  agent_id uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  shares integer not null check (shares between 1 and 500),
  split text not null check (split in ('equal', 'random')),
  -- members: those of envelopes.chosen · direct: directly below the agent · line: at any depth · active: at any depth, with a settled bet in the week before.
  audience text not null check (audience in ('members', 'direct', 'line', 'active')),
  -- Of `active`: the days of the brand that are looked at.
  active_from date check ((active_from is null) = (audience <> 'active')),
  active_to date check ((active_to is null) = (audience <> 'active')),
  wish text check (char_length(wish) <= 80),
  -- Hex; shown with its SHA-256 alone until the envelope is over. Both are there for a random split only.
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  state text not null default 'open' check (state in ('open', 'claimed', 'expired', 'cancelled', 'stopped')),
  claimed integer not null default 0 check (claimed between 0 and shares),
  claimed_amount bigint not null default 0 check (claimed_amount between 0 and amount),
  given_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > given_at),
  ended_at timestamptz,
  -- The reference under which what is left goes back.
  return_id uuid not null unique,
  returned bigint not null default 0 check (returned >= 0),
  -- Who was told so far: members in the order of their ids; null when all are.
  told_to uuid default '00000000-0000-0000-0000-000000000000',
  stopped_by text,
  stop_reason text,
  check ((split = 'random') = (seed is not null)),
  check ((seed is null) = (commitment is null)),
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'open' and returned = 0) or returned = amount - claimed_amount),
  check ((state = 'stopped') = (stopped_by is not null))
);
create index envelope_of_agent on envelopes.envelope (agent_id, given_at desc, id desc);
create index envelope_of_brand on envelopes.envelope (merchant_id, given_at desc, id desc);
create index envelope_open on envelopes.envelope (agent_id, expires_at) where state = 'open';
create index envelope_to_end on envelopes.envelope (expires_at) where state = 'open';
create index envelope_to_tell on envelopes.envelope (given_at) where told_to is not null and state = 'open';

-- To whom an envelope for chosen members is given.
create table envelopes.chosen (
  envelope_id uuid not null references envelopes.envelope,
  member_id uuid not null,
  primary key (envelope_id, member_id)
);
create index chosen_member on envelopes.chosen (member_id);

-- What each share comes to, computed when the envelope is given; the first claim takes the first.
create table envelopes.share (
  -- The reference under which it is paid.
  id uuid primary key,
  envelope_id uuid not null references envelopes.envelope,
  place integer not null check (place >= 1),
  amount bigint not null check (amount > 0),
  member_id uuid,
  claimed_at timestamptz check ((claimed_at is null) = (member_id is null)),
  unique (envelope_id, place),
  unique (envelope_id, member_id)
);
create index share_of_member on envelopes.share (member_id, claimed_at desc, id desc) where member_id is not null;

grant select, insert on envelopes.envelope, envelopes.chosen, envelopes.share to lanna_app;
grant update (state, claimed, claimed_amount, ended_at, returned, told_to, stopped_by, stop_reason) on envelopes.envelope to lanna_app;
grant update (member_id, claimed_at) on envelopes.share to lanna_app;

-- Who has opened a share keeps it; an envelope that is over stays over.
create function envelopes.keep_claim() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.member_id is not null and (new.member_id, new.claimed_at) is distinct from (old.member_id, old.claimed_at) then
    raise exception 'a share that was claimed stays with whom it was claimed by';
  end if;
  return new;
end $$;
create trigger keep_claim before update on envelopes.share
  for each row execute function envelopes.keep_claim();
create function envelopes.keep_end() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.state <> 'open' and (new.state, new.claimed, new.claimed_amount, new.returned) is distinct from
    (old.state, old.claimed, old.claimed_amount, old.returned) then
    raise exception 'an envelope that is over stays as it is';
  end if;
  return new;
end $$;
create trigger keep_end before update on envelopes.envelope
  for each row execute function envelopes.keep_end();

-- ── who may ─────────────────────────────────────────────────────────────────────────────────────────────────────────
update operators.role set permissions = permissions || '{envelopes.read,envelopes.stop}', version = version + 1
  where code in ('finance', 'risk');
update operators.role set permissions = permissions || '{envelopes.read}', version = version + 1
  where code = 'support';
