-- What an account must do before it may go on: choose another password, accept terms that have changed. And what it has
-- chosen itself: its language.

-- Opened with a password that must be changed first; every gated call is refused until then.
alter table accounts.session
  add column password_change_due boolean not null default false;

-- Null: the language is the one of the page the account was made on, nobody ever chose it. Otherwise the later choice of
-- account and browser is the one that counts.
alter table accounts.member
  add column language_chosen_at timestamptz;

-- Which terms a member has accepted, when and from where: one line for each version each time it was asked for. The member
-- row says which came last.
create table accounts.terms_acceptance (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references accounts.member,
  version text not null,
  -- 'unknown': from before there was a record of it.
  occasion text not null check (occasion in ('registration', 'change', 'unknown')),
  address text,
  country text,
  device text,
  accepted_at timestamptz not null
);
create index on accounts.terms_acceptance (member_id, accepted_at desc);

insert into accounts.terms_acceptance (id, merchant_id, member_id, version, occasion, accepted_at)
select uuidv7(), merchant_id, id, terms_version, 'unknown', terms_accepted_at
from accounts.member
where terms_version is not null and type <> 4;

create trigger append_only before update or delete on accounts.terms_acceptance
for each row execute function ledger.refuse_change();
create trigger never_emptied before truncate on accounts.terms_acceptance
for each statement execute function ledger.refuse_change();

grant select, insert on accounts.terms_acceptance to lanna_app;
