-- Members as operators look for them and work on them. Adds tables, columns and indices; rows stay as they are.

-- ── status ──────────────────────────────────────────────────────────────────────────────────────────────────────────
-- disabled: locked by an operator, who may unlock it · closed: for good, unless an operator opens it again.
alter table members.member
  drop constraint member_status_check,
  add constraint member_status_check check (status in ('active', 'disabled', 'self_excluded', 'closed')),
  -- What a locked or closed account was and becomes again: a member's own exclusion outlives an operator's lock.
  add column resumes_as text check (resumes_as in ('active', 'self_excluded')),
  -- Counts what operators change; whoever sends an older one back has not seen the last change.
  add column version integer not null default 1;

create table members.status_change (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  from_status text not null,
  to_status text not null,
  reason text not null,
  operator_name text not null,
  at timestamptz not null
);
create index status_change_of_member on members.status_change (member_id, at desc);
grant select, insert on members.status_change to lanna_app;

-- ── notes ───────────────────────────────────────────────────────────────────────────────────────────────────────────
create table members.note (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  content text not null check (char_length(content) between 1 and 2000),
  operator_name text not null,
  at timestamptz not null
);
create index note_of_member on members.note (member_id, at desc, id desc);
grant select, insert on members.note to lanna_app;

create trigger append_only before update or delete on members.note
  for each row execute function ledger.refuse_change();
create trigger append_only before update or delete on members.status_change
  for each row execute function ledger.refuse_change();

-- ── accounts that may be one person's ───────────────────────────────────────────────────────────────────────────────
alter table members.duplicate_flag
  add column decision text check (decision in ('same_person', 'different')),
  add column decision_reason text,
  add column decided_by text,
  add constraint duplicate_flag_decided check (decision is null or reviewed_at is not null);
create index duplicate_flag_other on members.duplicate_flag (other_member_id);

-- ── money by hand ───────────────────────────────────────────────────────────────────────────────────────────────────
insert into ledger.account_kind (code, owner, is_named, inline, min_balance, is_wallet) values
  -- The other side of what operators correct by hand.
  ('adjustment', 'brand', false, false, null, false);
insert into ledger.posting_rule (code, debit_kind, credit_kind)
select 'adjustment', 'adjustment', code from ledger.account_kind where is_wallet
union all
select 'adjustment', code, 'adjustment' from ledger.account_kind where is_wallet;

create table members.adjustment (
  -- Also the reference of its posting.
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  -- Above zero it was given, below it was taken.
  amount bigint not null check (amount <> 0),
  currency text not null,
  reason text not null,
  operator_name text not null,
  asked_at timestamptz not null,
  proposal_id uuid,
  -- Null while a second operator has not approved it.
  posted_at timestamptz,
  check (posted_at is not null or proposal_id is not null)
);
create index adjustment_of_member on members.adjustment (member_id, asked_at desc);
grant select, insert, update on members.adjustment to lanna_app;

-- ── when members were last here ─────────────────────────────────────────────────────────────────────────────────────
-- Apart from the member's row, which every session rests on.
create table members.activity (
  member_id uuid primary key references members.member on delete cascade,
  merchant_id uuid not null,
  -- Of a session, or else the registration; some minutes old.
  seen_at timestamptz not null
);
insert into members.activity (member_id, merchant_id, seen_at)
select m.id, m.merchant_id, greatest(m.registered_at, s.seen_at)
from members.member m
left join (select member_id, max(seen_at) as seen_at from authentication.session group by member_id) s on s.member_id = m.id;
create index activity_by_time on members.activity (seen_at, member_id);
create index activity_of_brand on members.activity (merchant_id, seen_at, member_id);
grant select on members.activity to lanna_app;

create function members.begin_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into members.activity (member_id, merchant_id, seen_at) select id, merchant_id, registered_at from added;
  return null;
end $$;
create trigger begin_activity after insert on members.member
  referencing new table as added for each statement execute function members.begin_activity();

create function authentication.session_seen() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform members.note_seen(new.member_id, new.seen_at);
  return null;
end $$;
create trigger session_seen after insert or update of seen_at on authentication.session
  for each row execute function authentication.session_seen();

-- ── how members are found ───────────────────────────────────────────────────────────────────────────────────────────
create index member_by_time on members.member (registered_at, id);
create index member_by_name on members.member ((username_key collate "C"), id);
create index member_by_nickname on members.member ((lower(nickname) collate "C"));
create index member_by_email on members.member (email) where email is not null;
create index member_by_number_end on members.member ((right(mobile, 4))) where mobile is not null;
create index member_not_active on members.member (registered_at, id) where status <> 'active';
create index member_not_player on members.member (registered_at, id) where type <> 0;
create index profile_by_full_name on members.profile (lower(full_name)) where full_name is not null;
create index profile_by_payee_name on members.profile (lower(payee_name)) where payee_name is not null;
create index profile_by_document on members.profile (id_number) where id_number is not null;
create index security_event_of_address on audit.security_event (address, at desc);
create index security_event_of_device on audit.security_event using hash (device);
create index security_event_of_session on audit.security_event (session_id) where session_id is not null;
