-- Payments: the channels by which money comes in and goes out, what banks and gateways have confirmed, and the gateways
-- themselves. Deposits and withdrawals are topics above.
create schema payments;
grant usage on schema payments to lanna_app;

create table payments.gateway (
  id uuid primary key,
  -- Also in the address of its webhook.
  code text not null unique check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null check (char_length(name) between 1 and 80),
  base_url text not null,
  -- SPKI PEM, RSA: what its webhooks and answers are checked with.
  public_key text not null,
  signature_header text not null check (signature_header ~ '^[A-Za-z0-9-]{1,64}$'),
  timeout_ms integer not null check (timeout_ms between 500 and 30000),
  -- Of a gateway that is switched off webhooks are still taken: money may be on its way.
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null
);
grant select, insert on payments.gateway to lanna_app;
grant update (name, base_url, public_key, signature_header, timeout_ms, enabled, version) on payments.gateway to lanna_app;

create table payments.channel (
  id uuid primary key default uuidv7(),
  merchant_id uuid not null references brands.merchant,
  way text not null check (way in ('in', 'out')),
  -- Purpose of the clearing account, the same both ways.
  code text not null check (code ~ '^[A-Z0-9_]{2,20}$'),
  kind text not null check (kind in ('sandbox', 'promptpay', 'bank', 'gateway')),
  name platform.local_text not null,
  currency text not null,
  min bigint not null check (min > 0),
  max bigint not null,
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 5000),
  -- Minutes of the brand's day; closes before it opens: over midnight. Both null: always open.
  opens_at_minute integer check (opens_at_minute between 0 and 1439),
  closes_at_minute integer check (closes_at_minute between 0 and 1439),
  rank_level_min integer not null default 0 check (rank_level_min between 0 and 1000),
  enabled boolean not null default true,
  position integer not null default 0 check (position between 0 and 100000),
  gateway_id uuid references payments.gateway,
  -- Where members pay to, by kind.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- How long a payment is waited for, and within how long it is promised.
  expires_after_minutes integer not null check (expires_after_minutes between 1 and 43200),
  promised_minutes integer not null check (promised_minutes between 0 and 43200),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (merchant_id, way, code),
  check (max >= min),
  check ((opens_at_minute is null) = (closes_at_minute is null)),
  check (opens_at_minute <> closes_at_minute),
  check ((kind = 'gateway') = (gateway_id is not null)),
  check (kind <> 'promptpay' or way = 'in')
);
create index on payments.channel (gateway_id) where gateway_id is not null;
grant select, insert on payments.channel to lanna_app;
grant update (name, min, max, fee_fixed, fee_basis_points, opens_at_minute, closes_at_minute, rank_level_min, enabled, position,
  gateway_id, details, expires_after_minutes, promised_minutes, version) on payments.channel to lanna_app;

-- Every brand has the sandbox, both ways; only a demo brand offers it.
create function payments.add_sandbox(p_merchant uuid, p_currency text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into payments.channel (merchant_id, way, code, kind, name, currency, min, max, expires_after_minutes, promised_minutes)
  select p_merchant, way, 'SANDBOX', 'sandbox',
    '{"TH": "เงินจำลอง", "EN": "Play money", "CN": "模拟币", "ID": "Uang virtual", "PT": "Dinheiro fictício", "TY": "Sanal para", "VI": "Tiền giả lập"}',
    p_currency, 100000, 10000000000, 30, 0
  from (values ('in'), ('out')) as ways(way)
  on conflict do nothing
$$;
revoke execute on function payments.add_sandbox from public;
create function payments.brand_added() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform payments.add_sandbox(new.id, new.currency);
  return null;
end $$;
revoke execute on function payments.brand_added from public;
create trigger payments_sandbox after insert on brands.merchant for each row execute function payments.brand_added();
select payments.add_sandbox(id, currency) from brands.merchant;

-- What a bank or a gateway says has happened. Append-only, but for what it was matched to and why it waits until then.
create table payments.confirmation (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  channel_code text not null,
  way text not null check (way in ('in', 'out')),
  -- The bank's or the gateway's own name of it.
  external_reference text not null check (char_length(external_reference) between 1 and 120),
  -- Our deposit or payout, where it was told.
  reference uuid,
  -- What the payer named, such as the first reference of a bill.
  payer_reference text check (char_length(payer_reference) between 1 and 120),
  outcome text not null check (outcome in ('paid', 'failed')),
  amount bigint not null check (amount > 0),
  currency text not null,
  happened_at timestamptz not null,
  taken_at timestamptz not null,
  source text not null check (source in ('webhook', 'asked', 'statement', 'desk', 'sandbox')),
  payer text check (char_length(payer) <= 200),
  matched_to uuid,
  matched_at timestamptz,
  waits_for text check (waits_for in
    ('order', 'amount', 'currency', 'payer', 'channel', 'state', 'decision')),
  unique (merchant_id, channel_code, way, external_reference),
  check ((matched_to is null) = (matched_at is null)),
  check (matched_to is null or waits_for is null)
);
create index confirmation_of_reference on payments.confirmation (reference) where reference is not null;
create index confirmation_of_payer_reference on payments.confirmation (merchant_id, payer_reference)
  where payer_reference is not null and matched_to is null;
create index confirmation_waiting on payments.confirmation (merchant_id, taken_at) where matched_to is null;
create index confirmation_of_brand on payments.confirmation (merchant_id, taken_at desc, id desc);
create index confirmation_of_subject on payments.confirmation (matched_to) where matched_to is not null;
grant select, insert on payments.confirmation to lanna_app;
grant update (matched_to, matched_at, waits_for) on payments.confirmation to lanna_app;

create function payments.keep_match() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.matched_to is not null then
    raise exception 'a confirmation is matched once and never taken away' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke execute on function payments.keep_match from public;
create trigger keep_match before update or delete on payments.confirmation
  for each row execute function payments.keep_match();

-- Every event that a gateway has sent, once.
create table payments.webhook_event (
  gateway_id uuid not null references payments.gateway,
  event_id text not null check (char_length(event_id) between 1 and 120),
  -- Of what it says: the same event with other data is another fingerprint.
  fingerprint bytea not null,
  confirmation_id uuid references payments.confirmation,
  status text not null check (status in ('taken', 'contradicted')),
  received_at timestamptz not null,
  body text not null,
  primary key (gateway_id, event_id)
);
create index on payments.webhook_event (received_at);
create index on payments.webhook_event (confirmation_id) where confirmation_id is not null;
grant select, insert, delete on payments.webhook_event to lanna_app;

-- What was or will be sent to a gateway, until its outcome is known.
create table payments.gateway_order (
  -- The deposit's or the payout's.
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  channel_code text not null,
  way text not null check (way in ('in', 'out')),
  gateway_id uuid not null references payments.gateway,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- planned: whether it has reached the gateway is not known. accepted: the gateway works on it. settled: a confirmation says
  -- how it ended. unclear: asked after as often as is sensible; a person has to look.
  state text not null default 'planned' check (state in ('planned', 'accepted', 'settled', 'unclear')),
  -- As the gateway names it, once it has answered.
  transaction text,
  pay_url text,
  qr_payload text,
  asks integer not null default 0 check (asks >= 0),
  ask_at timestamptz,
  -- From then on the gateway is asked to close what is not paid. Null: it is never closed that way.
  closes_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((ask_at is null) = (state in ('settled', 'unclear')))
);
create index gateway_order_to_ask on payments.gateway_order (ask_at) where ask_at is not null;
create index gateway_order_unclear on payments.gateway_order (merchant_id, changed_at) where state = 'unclear';
create index on payments.gateway_order (gateway_id, created_at desc);
grant select, insert on payments.gateway_order to lanna_app;
grant update (state, transaction, pay_url, qr_payload, asks, ask_at, changed_at) on payments.gateway_order to lanna_app;

-- Calls to gateways, and webhooks that were turned away; forgotten after some weeks.
create table payments.gateway_call (
  id uuid primary key,
  gateway_id uuid not null references payments.gateway,
  direction text not null check (direction in ('out', 'in')),
  what text not null,
  -- ok, refused, or what went wrong, in a word.
  outcome text not null,
  times integer not null default 1 check (times > 0),
  took_ms integer,
  at timestamptz not null
);
create index on payments.gateway_call (gateway_id, at desc);
create index on payments.gateway_call (at);
grant select, insert, delete on payments.gateway_call to lanna_app;

-- What an operator must look at; counts on while it is open.
create table payments.alert (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('event_conflict', 'contradiction', 'signature_failures', 'order_unclear')),
  gateway_id uuid references payments.gateway,
  -- Null: it concerns the house.
  merchant_id uuid references brands.merchant,
  subject text not null,
  facts jsonb not null,
  times integer not null default 1,
  raised_at timestamptz not null,
  last_at timestamptz not null,
  seen_at timestamptz,
  seen_by text,
  note text not null default '' check (char_length(note) <= 500),
  unique nulls not distinct (kind, gateway_id, subject)
);
create index alert_open on payments.alert (raised_at) where seen_at is null;
grant select, insert on payments.alert to lanna_app;
grant update (facts, times, last_at, seen_at, seen_by, note) on payments.alert to lanna_app;

-- ── who may ─────────────────────────────────────────────────────────────────────────────────────────────────────────
update operators.role set permissions = permissions || '{payments.read,payments.change}', version = version + 1
  where code = 'finance';
update operators.role set permissions = permissions || '{payments.read}', version = version + 1
  where code in ('risk', 'support');
