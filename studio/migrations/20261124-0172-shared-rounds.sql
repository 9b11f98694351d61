-- Rounds that many players share, and the chains of secrets they are drawn from. Written by the leader of their subject alone.

create table studio.fair_chain (
  id uuid primary key,
  subject text not null,
  fence bigint not null,
  -- Counted from 1 within the subject, in the order of use.
  number integer not null check (number > 0),
  anchor text not null unique check (anchor ~ '^[0-9a-f]{64}$'),
  -- The end all links follow from.
  secret text not null check (secret ~ '^[0-9a-f]{64}$'),
  links integer not null check (links > 0),
  -- Links given away, in their order and for good.
  reserved integer not null default 0 check (reserved between 0 and links),
  published_at timestamptz not null default clock_timestamp(),
  unique (subject, number)
);

create table studio.shared_round (
  id uuid primary key,
  subject text not null,
  fence bigint not null,
  -- Counted from 1 within the subject.
  number integer not null check (number > 0),
  kind text not null,
  rule_version text not null,
  chain_id uuid not null references studio.fair_chain,
  place integer not null check (place > 0),
  link_before text not null check (link_before ~ '^[0-9a-f]{64}$'),
  terms jsonb not null,
  state text not null check (state in ('announced', 'open', 'closed', 'settled', 'void')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  beacon text,
  link text check (encode(sha256(link::bytea), 'hex') = link_before),
  actions jsonb,
  outcome jsonb,
  void_reason text,
  unique (subject, number),
  -- No link is used twice.
  unique (chain_id, place),
  check (opens_at <= closes_at),
  check ((link is not null) = (state in ('settled', 'void'))),
  check ((outcome is not null) = (state = 'settled') and (actions is not null) = (state = 'settled')),
  check ((void_reason is not null) = (state = 'void'))
);
-- A link shows all links before it, so a round begins when the one before has ended.
create unique index one_shared_round_at_a_time on studio.shared_round (subject)
  where state in ('announced', 'open', 'closed');
create index on studio.shared_round (id desc) where state in ('settled', 'void');

-- Which leader brought a round into which state: each is entered once.
create table studio.shared_round_move (
  round_id uuid not null references studio.shared_round,
  state text not null,
  fence bigint not null,
  at timestamptz not null,
  primary key (round_id, state)
);

-- What players add to a round, in the order it came, until the round opens.
create table studio.shared_round_seed (
  round_id uuid not null references studio.shared_round,
  place integer not null check (place between 1 and 1000),
  player_id uuid not null,
  seed text not null check (length(seed) between 1 and 64),
  primary key (round_id, place),
  unique (round_id, player_id)
);

create function studio.guard_shared_round() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'announced' then raise exception 'a shared round begins announced'; end if;
    -- Public before its first use: from a commit before this transaction.
    if not exists (select from studio.fair_chain where id = new.chain_id and subject = new.subject and published_at < now()) then
      raise exception 'the anchor of the chain was not public before';
    end if;
  elsif new.state = old.state
    or not (old.state, new.state) in (('announced', 'open'), ('open', 'closed'), ('closed', 'settled'),
      ('announced', 'void'), ('open', 'void'), ('closed', 'void'))
    or (new.id, new.subject, new.number, new.kind, new.rule_version, new.chain_id, new.place, new.link_before, new.terms)
      is distinct from (old.id, old.subject, old.number, old.kind, old.rule_version, old.chain_id, old.place, old.link_before, old.terms)
    or (old.state <> 'announced' and new.closes_at is distinct from old.closes_at) then
    raise exception 'a shared round that is % cannot become % like this', old.state, new.state;
  end if;
  insert into studio.shared_round_move (round_id, state, fence, at) values (new.id, new.state, new.fence, clock_timestamp());
  return null;
end $$;

-- In the order of their names: the fence first.
create trigger refuse_unled_write before insert or update on studio.fair_chain
  for each row execute function studio.refuse_unled_write();
create trigger refuse_unled_write before insert or update on studio.shared_round
  for each row execute function studio.refuse_unled_write();
create constraint trigger guard_shared_round after insert or update on studio.shared_round
  for each row execute function studio.guard_shared_round();

-- A player's own seed, once and only until the round opens; opening waits for those that are being written.
create function studio.add_shared_seed(of_round uuid, of_player uuid, own_seed text) returns boolean
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  perform from studio.shared_round where id = of_round and state = 'announced' and opens_at > clock_timestamp() for no key update;
  if not found then return false; end if;
  insert into studio.shared_round_seed (round_id, place, player_id, seed)
  select of_round, count(*) + 1, of_player, own_seed from studio.shared_round_seed where round_id = of_round
  having count(*) < 1000
  on conflict (round_id, player_id) do nothing;
  return found;
end $$;
revoke all on function studio.add_shared_seed from public;
grant execute on function studio.add_shared_seed to lanna_studio;

-- Held by what takes a bet on a round, to its commit: closing waits for it. False once the round takes none.
create function studio.hold_open_round(of_round uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  perform from studio.shared_round where id = of_round and state = 'open' and closes_at > clock_timestamp() for share;
  return found;
end $$;
revoke all on function studio.hold_open_round from public;
grant execute on function studio.hold_open_round to lanna_studio;

grant select, insert on studio.fair_chain, studio.shared_round to lanna_studio;
grant update (reserved) on studio.fair_chain to lanna_studio;
grant update (state, opens_at, closes_at, beacon, link, actions, outcome, void_reason) on studio.shared_round to lanna_studio;
grant select on studio.shared_round_move, studio.shared_round_seed to lanna_studio;
