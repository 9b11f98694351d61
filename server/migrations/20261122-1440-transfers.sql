-- Transfers: money between a member's main wallet and the wallet at a vendor that keeps its own, and money to the own agent.
create schema transfers;
grant usage on schema transfers to lanna_app;

create table transfers.transfer (
  -- Also the reference of its hold and of its posting, and the transaction's id at the vendor.
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  kind text not null check (kind in ('to_vendor', 'from_vendor', 'upline')),
  vendor_id uuid check ((vendor_id is null) = (kind = 'upline')),
  agent_id uuid check ((agent_id is null) = (kind <> 'upline')),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('asked', 'sending', 'done', 'refused')),
  reason text check (reason in ('not_sent', 'never_arrived', 'short', 'limit', 'vendor', 'operator')),
  -- What the vendor said last, a status of the protocol or a word of ours; for operators.
  answer text,
  created_at timestamptz not null,
  -- When the order left for the vendor, once and under this id alone.
  sent_at timestamptz,
  -- How often the vendor was asked what became of it, and when next.
  asks integer not null default 0 check (asks >= 0),
  asked_at timestamptz,
  next_ask_at timestamptz,
  -- It does not become clear by itself: a person has to look.
  unclear_at timestamptz,
  ended_at timestamptz,
  proposal_id uuid,
  decided_by text,
  decision_reason text,
  -- What the vendor has said of it since it ended, where that does not fit how it ended.
  contradiction text,
  contradicted_at timestamptz check ((contradicted_at is null) = (contradiction is null)),
  contradiction_seen_at timestamptz,
  contradiction_seen_by text,
  version integer not null default 1,
  check ((state in ('done', 'refused')) = (ended_at is not null)),
  check ((state = 'refused') = (reason is not null)),
  check (state <> 'sending' or next_ask_at is not null),
  check (kind <> 'upline' or state = 'done')
);
create index transfer_of_member on transfers.transfer (member_id, created_at desc, id desc);
create index transfer_of_brand on transfers.transfer (merchant_id, created_at desc, id desc);
create index transfer_to_agent on transfers.transfer (agent_id, created_at desc, id desc) where agent_id is not null;
create index transfer_due on transfers.transfer (coalesce(next_ask_at, created_at)) where state in ('asked', 'sending');
create index transfer_unclear on transfers.transfer (merchant_id, unclear_at)
  where state = 'sending' and unclear_at is not null;
create index transfer_contradicted on transfers.transfer (merchant_id, contradicted_at)
  where contradicted_at is not null and contradiction_seen_at is null;
grant select, insert on transfers.transfer to lanna_app;
grant update (state, reason, answer, sent_at, asks, asked_at, next_ask_at, unclear_at, ended_at, proposal_id, decided_by,
  decision_reason, contradiction, contradicted_at, contradiction_seen_at, contradiction_seen_by, version) on transfers.transfer to lanna_app;

-- What has ended stays as it is: an order of money has one outcome.
create function transfers.keep_outcome() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.state in ('done', 'refused') and (new.state, new.reason, new.ended_at) is distinct from (old.state, old.reason, old.ended_at) then
    raise exception 'a transfer that has ended keeps its outcome';
  end if;
  return new;
end $$;
create trigger keep_outcome before update on transfers.transfer
  for each row execute function transfers.keep_outcome();

-- Between which amounts one transfer to a vendor may lie at a brand; without a row, the defaults of the code.
create table transfers.vendor_limit (
  merchant_id uuid not null references brands.merchant,
  vendor_id uuid not null,
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null,
  -- False: money can only come back.
  takes_money boolean not null default true,
  version integer not null default 1,
  primary key (merchant_id, vendor_id),
  check (max_amount >= min_amount)
);
grant select, insert, update on transfers.vendor_limit to lanna_app;

-- ── who may ─────────────────────────────────────────────────────────────────────────────────────────────────────────
update operators.role set permissions = permissions || '{transfers.read,transfers.decide,transfers.settings}', version = version + 1
  where code = 'finance';
update operators.role set permissions = permissions || '{transfers.read}', version = version + 1
  where code in ('risk', 'support');
