-- Two operators are two people: addresses for links, who could ever approve, devices of sessions, factors that were ever shown.

-- An account that was made in the console has no password until its operator has chosen one.
alter table operators.operator alter column password_hash drop not null;
alter table operators.operator
  -- Where a link for a new password goes; none for accounts of before. One address serves one operator.
  add column email text check (email = lower(email) and char_length(email) between 3 and 254),
  -- The mailbox of an address: what follows a plus sign in it is no other one.
  add column mailbox text generated always as (regexp_replace(email, '\+[^@]*@', '@')) stored unique,
  -- When another operator last had a hand in how this account is logged in to. For a day it approves nothing.
  add column set_by_other_at timestamptz,
  -- Made with a demonstration, so that one person can try both parts; no second one where money is real.
  add column demo boolean not null default false;
-- An account that was made or given a password by another within the last day counts as such.
update operators.operator set set_by_other_at = updated_at where password_change_due and created_by is not null;

-- A link for a password: wanted in the transaction that approves it, made when it is sent. One for each operator: a newer one takes its place.
create table operators.password_link (
  operator_id uuid primary key references operators.operator,
  wanted_at timestamptz not null,
  -- Null until it is sent; the token itself is in the letter alone.
  token_sha256 bytea unique,
  sent_at timestamptz,
  expires_at timestamptz not null,
  -- Why it could not be sent, as far as it is a code.
  failure text
);
create index password_link_unsent on operators.password_link (wanted_at) where sent_at is null;
grant select, insert, update, delete on operators.password_link to lanna_app;

-- That an address was changed, to be told at the address of before.
create table operators.address_notice (
  id uuid primary key,
  operator_id uuid not null references operators.operator,
  email text not null,
  wanted_at timestamptz not null
);
grant select, insert, update, delete on operators.address_notice to lanna_app;

-- Who could ever approve what: `operators.approve` together with a permission about operators, in a brand or (null) in the whole house. A
-- row stays when the role is taken away, and when the operator is locked.
create table operators.approver_ever (
  operator_id uuid not null references operators.operator,
  merchant_id uuid,
  permission text not null,
  since timestamptz not null default now(),
  unique nulls not distinct (operator_id, merchant_id, permission)
);
grant select, insert on operators.approver_ever to lanna_app;
create trigger append_only before update or delete on operators.approver_ever
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on operators.approver_ever
  for each statement execute function ledger.refuse_change();
insert into operators.approver_ever (operator_id, merchant_id, permission)
  with line as (
    select g.operator_id, g.merchant_id, r.permissions
    from operators.role_grant g join operators.role r on r.code = g.role
  )
  select s.operator_id, s.merchant_id, 'operators.' || verb
  from (select distinct operator_id, merchant_id from line) s cross join unnest('{grant,settings,change}'::text[]) verb
  where (
    select bool_or(l.permissions && '{*,operators.*,*.approve,operators.approve}'::text[])
      and bool_or(l.permissions && array['*', 'operators.*', '*.' || verb, 'operators.' || verb])
    from line l
    where l.operator_id = s.operator_id and (l.merchant_id is null or l.merchant_id = s.merchant_id));
-- Whoever has approved could.
insert into operators.approver_ever (operator_id, merchant_id, permission, since)
  select decided_by, merchant_id,
    case kind when 'operators.change-settings' then 'operators.settings' else 'operators.grant' end, min(decided_at)
  from operators.proposal
  where state = 'approved' and kind in ('operators.grant-role', 'operators.change-role', 'operators.change-settings')
  group by 1, 2, 3
  on conflict do nothing;

-- The browser a session is in, by a cookie that outlives it. Sessions of before have none: all are opened anew.
alter table operators.session add column device_sha256 bytea;
update operators.session set ended_at = now() where ended_at is null;
create index session_of_device on operators.session (device_sha256, operator_id, seen_at);
alter table operators.proposal
  add column session_id uuid,
  add column device_sha256 bytea;

-- Digests of what was ever set up as a second factor, by whom. It stays when the factor is removed.
create table operators.known_factor (
  sha256 bytea not null,
  operator_id uuid not null references operators.operator,
  primary key (sha256, operator_id)
);
create index known_factor_of_operator on operators.known_factor (operator_id);
grant select, insert on operators.known_factor to lanna_app;
insert into operators.known_factor (sha256, operator_id)
  select sha256(convert_to(public_key, 'UTF8')), operator_id from operators.passkey on conflict do nothing;
