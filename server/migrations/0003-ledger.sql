-- Who has how much, and every movement that made it so. One transfer is one debit and one credit, so the books
-- balance by construction. A balance is credits minus debits: what the house owes the holder of the account.
create schema ledger;
grant usage on schema ledger to lanna_app;

create type ledger.account_kind as enum (
  'player',             -- a member's cash; the only kind that is kept up to date inline
  'vendor_settlement',  -- with a game vendor
  'promotion_expense',  -- what the brand gives away
  'sandbox_deposit',    -- where play money comes from
  'receivable'          -- what a member owes the brand: a win taken back after it was spent
);

create type ledger.transfer_code as enum (
  'deposit', 'bet', 'free_bet', 'win', 'bet_rollback', 'free_bet_rollback', 'win_rollback', 'win_shortfall'
);

create table ledger.account (
  id bigint generated always as identity primary key,
  merchant_id uuid not null references brands.merchant,
  currency text not null,
  kind ledger.account_kind not null,
  -- The member or vendor it stands for; null where the brand has one such account.
  owner_id uuid,
  -- Null: may go as far below zero as it likes.
  min_balance bigint,
  -- Of a house account: as of the last roll-up (ledger.progress), because a row that every bet
  -- updates would serialise all players.
  balance bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  -- Transfers of a player account so far.
  version bigint not null default 0,
  opened_at timestamptz not null default now(),
  constraint account_covers_min_balance check (balance - held >= min_balance),
  constraint account_of_owner unique nulls not distinct (merchant_id, currency, kind, owner_id),
  check ((kind in ('player', 'vendor_settlement', 'receivable')) = (owner_id is not null)),
  check (kind <> 'player' or min_balance = 0)
) with (fillfactor = 60);
create index on ledger.account (owner_id);

create sequence ledger.transfer_id;

create table ledger.transfer (
  id bigint not null,
  created_at timestamptz not null default now(),
  debit_account bigint not null,
  credit_account bigint not null,
  amount bigint not null check (amount > 0),
  code ledger.transfer_code not null,
  event_at timestamptz not null,
  -- Legs of one business event share it: a vendor's transaction_uuid, a deposit's reference.
  group_id uuid not null,
  -- The player's side, when there is one; there are never two.
  player_account bigint,
  player_version bigint,
  player_balance bigint check (player_balance >= 0),
  primary key (id, created_at),
  check (debit_account <> credit_account),
  check (player_account in (debit_account, credit_account)),
  check ((player_account is null) = (player_version is null) and (player_account is null) = (player_balance is null))
) partition by range (created_at);
create index on ledger.transfer (player_account, player_version);

-- Postings of the cashier and its like happen once per reference. Bets have their own such table.
create table ledger.posted_reference (
  reference uuid primary key,
  transfer_id bigint not null,
  debit_account bigint not null,
  credit_account bigint not null,
  amount bigint not null,
  code ledger.transfer_code not null
);

-- How far the roll-up of the house accounts has come: all transfers with an id up to this are in the balances.
create table ledger.progress (
  only_row boolean primary key default true check (only_row),
  rolled_up_to bigint not null
);
insert into ledger.progress (rolled_up_to) values (0);

-- Each block's hash covers its transfers and the hash before it: history cannot be rewritten without a trace.
create table ledger.block (
  number bigint primary key,
  first_id bigint not null,
  last_id bigint not null,
  transfers integer not null check (transfers > 0),
  previous_sha256 bytea not null,
  sha256 bytea not null,
  sealed_at timestamptz not null default now(),
  check (first_id <= last_id)
);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% is append-only', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger append_only before update or delete on ledger.transfer
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.transfer
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.block
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.block
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.posted_reference
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.posted_reference
  for each statement execute function ledger.refuse_change();

-- The net under the monthly partitions: should the job that makes them stop for months, nothing is refused.
create table ledger.transfer_other partition of ledger.transfer default;
create trigger append_only_truncate before truncate on ledger.transfer_other
  for each statement execute function ledger.refuse_change();

-- Makes the partitions of this month and the three after it. A month whose transfers already fell into the net stays there.
create function ledger.create_partitions() returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  first_day date;
  partition text;
  made integer := 0;
begin
  for ahead in 0..3 loop
    first_day := (date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead))::date;
    partition := 'transfer_' || to_char(first_day, 'YYYY_MM');
    continue when to_regclass('ledger.' || partition) is not null;
    continue when exists (
      select from ledger.transfer_other o
      where o.created_at >= first_day::timestamp at time zone 'UTC'
        and o.created_at < (first_day + interval '1 month') at time zone 'UTC');
    execute format(
      'create table ledger.%I partition of ledger.transfer for values from (%L) to (%L)',
      partition, first_day || ' 00:00:00+00', (first_day + interval '1 month')::date || ' 00:00:00+00');
    execute format(
      'create trigger append_only_truncate before truncate on ledger.%I
         for each statement execute function ledger.refuse_change()', partition);
    made := made + 1;
  end loop;
  return made;
end $$;
select ledger.create_partitions();

-- The account of an owner, opened the first time it is asked for.
create function ledger.open_account(p_merchant uuid, p_currency text, p_kind ledger.account_kind, p_owner uuid)
  returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  found_id bigint;
begin
  -- Two statements, because only = and is null are looked up in the index.
  if p_owner is null then
    select id into found_id from ledger.account
    where merchant_id = p_merchant and currency = p_currency and kind = p_kind and owner_id is null;
  else
    select id into found_id from ledger.account
    where merchant_id = p_merchant and currency = p_currency and kind = p_kind and owner_id = p_owner;
  end if;
  if found_id is null then
    insert into ledger.account (merchant_id, currency, kind, owner_id, min_balance)
    values (p_merchant, p_currency, p_kind, p_owner, case when p_kind = 'player' then 0 end)
    on conflict on constraint account_of_owner do update set kind = excluded.kind
    returning id into found_id;
  end if;
  return found_id;
end $$;

create type ledger.leg as (
  id bigint,             -- nextval('ledger.transfer_id'), drawn after the player accounts were locked
  debit_account bigint,
  credit_account bigint,
  amount bigint,
  code ledger.transfer_code,
  event_at timestamptz,
  group_id uuid
);

-- Locks the player accounts among these in the order of their ids, as every path that needs two of them must. House
-- accounts are not locked: everybody would wait there.
create function ledger.lock_players(p_accounts bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  perform from ledger.account where id = any (p_accounts) and kind = 'player' order by id for no key update;
end $$;

-- Posts legs in the order of their ids and moves the balances of the players among them, whose accounts the caller
-- has locked. Settings and `offset 0` hold the joins to index look-ups: the cached plan must not depend on how full the
-- tables were when it was made.
create function ledger.post(p_legs ledger.leg[]) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
  set plan_cache_mode = force_generic_plan as $$
declare
  written integer;
begin
  with leg as (
    select l.*,
      case when d.kind = 'player' then d.id when c.kind = 'player' then c.id end as player,
      case when d.kind = 'player' then -l.amount else l.amount end as change,
      case when d.kind = 'player' then d.balance else c.balance end as balance,
      case when d.kind = 'player' then d.version else c.version end as version
    from unnest(p_legs) l
    cross join lateral (select * from ledger.account where id = l.debit_account offset 0) d
    cross join lateral (select * from ledger.account where id = l.credit_account offset 0) c
    -- Money crosses neither brands nor currencies, and never goes from player to player.
    where d.merchant_id = c.merchant_id and d.currency = c.currency and not (d.kind = 'player' and c.kind = 'player')
  ), moved as (
    update ledger.account a set balance = a.balance + s.change, version = a.version + s.legs
    from (select player, sum(change)::bigint as change, count(*) as legs
          from leg where player is not null group by player) s
    where a.id = s.player
  )
  insert into ledger.transfer
    (id, debit_account, credit_account, amount, code, event_at, group_id, player_account, player_version, player_balance)
  select id, debit_account, credit_account, amount, code, event_at, group_id, player,
    case when player is not null then version + row_number() over running end,
    case when player is not null then balance + sum(change) over running end
  from leg
  window running as (partition by player order by id);
  get diagnostics written = row_count;
  if written <> cardinality(p_legs) then
    raise exception 'a leg names an unknown account, or one of another brand or currency, or two players';
  end if;
end $$;

-- One transfer between two accounts, once per reference. Answers what it did and the player's balance after it;
-- a reference that comes back with other content is a bug of the caller and raises.
create function ledger.post_once(
  p_reference uuid, p_debit bigint, p_credit bigint, p_amount bigint, p_code ledger.transfer_code, p_event_at timestamptz
) returns table (outcome text, transfer_id bigint, available bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
#variable_conflict use_column
declare
  known ledger.posted_reference;
  new_id bigint;
  player ledger.account;
begin
  perform ledger.lock_players(array[p_debit, p_credit]);
  -- The horizon of roll-up and sealing counts on ids being drawn by transactions that have their xid.
  perform pg_current_xact_id();
  select * into player from ledger.account where id in (p_debit, p_credit) and kind = 'player';
  if player.id = p_debit and player.balance - player.held < p_amount
     and not exists (select from ledger.posted_reference where reference = p_reference) then
    return query select 'insufficient', null::bigint, player.balance - player.held;
    return;
  end if;
  new_id := nextval('ledger.transfer_id');
  insert into ledger.posted_reference values (p_reference, new_id, p_debit, p_credit, p_amount, p_code)
  on conflict do nothing;
  if found then
    perform ledger.post(array[(new_id, p_debit, p_credit, p_amount, p_code, p_event_at, p_reference)::ledger.leg]);
    return query select 'posted', new_id,
      player.balance - player.held + case when player.id = p_debit then -p_amount else p_amount end;
    return;
  end if;
  select * into known from ledger.posted_reference where reference = p_reference;
  if (known.debit_account, known.credit_account, known.amount, known.code)
     is distinct from (p_debit, p_credit, p_amount, p_code) then
    raise exception 'reference % was posted before with other content', p_reference using errcode = 'unique_violation';
  end if;
  return query select 'repeated', known.transfer_id, player.balance - player.held;
end $$;

-- Adds to the house balances what moved since the last roll-up. Up to p_horizon no transfer may still be in flight.
create function ledger.roll_up_houses(p_horizon bigint) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  since bigint;
begin
  select rolled_up_to into since from ledger.progress for update;
  if p_horizon <= since then
    return since;
  end if;
  update ledger.account a set balance = a.balance + s.change
  from (
    select account, sum(change)::bigint as change
    from (
      select debit_account as account, -amount as change from ledger.transfer where id > since and id <= p_horizon
      union all
      select credit_account, amount from ledger.transfer where id > since and id <= p_horizon
    ) moved
    group by account
  ) s
  where a.id = s.account and a.kind <> 'player';
  update ledger.progress set rolled_up_to = p_horizon;
  return p_horizon;
end $$;

-- What is hashed of a transfer. server/src/modules/ledger/verify.ts writes the same line by itself.
create function ledger.transfer_line(t ledger.transfer) returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select concat_ws('|', t.id, (extract(epoch from t.created_at) * 1000000)::bigint, t.debit_account, t.credit_account,
    t.amount, t.code, (extract(epoch from t.event_at) * 1000000)::bigint, t.group_id,
    coalesce(t.player_account, 0), coalesce(t.player_version, 0), coalesce(t.player_balance, 0))
$$;

-- Seals the next block of at most p_most transfers up to p_horizon; answers how many it sealed.
create function ledger.seal_block(p_horizon bigint, p_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  previous ledger.block;
  sealed record;
begin
  lock table ledger.block in share row exclusive mode;
  select * into previous from ledger.block order by number desc limit 1;
  select count(*)::integer as transfers, min(id) as first_id, max(id) as last_id,
    string_agg(ledger.transfer_line(t), E'\n' order by id) as lines
  into sealed
  from (
    select * from ledger.transfer
    where id > coalesce(previous.last_id, 0) and id <= p_horizon
    order by id limit p_most
  ) t;
  if sealed.transfers > 0 then
    insert into ledger.block (number, first_id, last_id, transfers, previous_sha256, sha256)
    values (coalesce(previous.number, 0) + 1, sealed.first_id, sealed.last_id, sealed.transfers,
      coalesce(previous.sha256, '\x'),
      sha256(coalesce(previous.sha256, '\x') || convert_to(sealed.lines, 'UTF8')));
  end if;
  return sealed.transfers;
end $$;

-- The application reads everything here and writes through the functions alone.
revoke execute on all functions in schema ledger from public;
grant select on ledger.account, ledger.transfer, ledger.posted_reference, ledger.progress, ledger.block to lanna_app;
grant select on sequence ledger.transfer_id to lanna_app;
grant execute on function
  ledger.open_account, ledger.post_once, ledger.create_partitions, ledger.roll_up_houses, ledger.seal_block
to lanna_app;
