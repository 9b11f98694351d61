-- Time-outs and self-exclusions: what holds for whom, until when, and by what a person is known again. Members who excluded themselves before
-- keep their exclusion, until they ask for its end.

-- What was wanted. It is never shortened: what is longer is another row, and an account is out of play as long as one of its rows has not ended.
create table protection.exclusion (
  id uuid primary key,
  -- time_out: one account, over by itself · self_exclusion: a person, at all brands, over when the person has asked for it.
  kind text not null check (kind in ('time_out', 'self_exclusion')),
  origin text not null check (origin in ('member', 'operator', 'registry')),
  -- Where it was asked for or entered.
  merchant_id uuid not null references brands.merchant,
  -- The account it was asked for on.
  member_id uuid check ((member_id is null) = (origin = 'registry')),
  since timestamptz not null,
  -- Null: for good.
  until timestamptz check (until > since),
  end_asked_at timestamptz,
  -- When it ends, once asked for.
  ends_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('time', 'member', 'correction')),
  reason text not null default '',
  -- Null: the member.
  operator_name text check ((operator_name is null) = (origin = 'member')),
  check ((end_asked_at is null) = (ends_at is null)),
  check ((ended_at is null) = (ended_by is null)),
  check (ends_at is null or (kind = 'self_exclusion' and until is not null)),
  check (kind = 'self_exclusion' or (until is not null and origin <> 'registry'))
);
create index exclusion_listed on protection.exclusion (merchant_id, since desc, id desc);
create index exclusion_listed_open on protection.exclusion (merchant_id, since desc, id desc) where ended_at is null;
create index exclusion_due on protection.exclusion ((case when kind = 'time_out' then until else ends_at end)) where ended_at is null;
grant select, insert on protection.exclusion to lanna_app;
grant update (end_asked_at, ends_at, ended_at, ended_by) on protection.exclusion to lanna_app;

-- The accounts it holds.
create table protection.excluded_account (
  exclusion_id uuid not null references protection.exclusion,
  member_id uuid not null references members.member on delete cascade,
  merchant_id uuid not null references brands.merchant,
  found_by text not null check (found_by in ('own', 'mobile', 'email', 'id_number', 'bank_account')),
  since timestamptz not null,
  -- Two operators have found that it is another person's.
  released_at timestamptz check (released_at is null or found_by <> 'own'),
  primary key (exclusion_id, member_id)
);
create index excluded_account_of_member on protection.excluded_account (member_id, since desc);
grant select, insert on protection.excluded_account to lanna_app;
grant update (released_at) on protection.excluded_account to lanna_app;

-- HMACs of what a person is known again by. Only what was proved to be the person's leads to other accounts; the rest keeps new ones out.
create table protection.mark (
  exclusion_id uuid not null references protection.exclusion,
  kind text not null check (kind in ('mobile', 'email', 'id_number', 'bank_account', 'name_and_birthday')),
  digest bytea not null check (length(digest) = 32),
  proved boolean not null,
  marked_at timestamptz not null,
  primary key (exclusion_id, digest)
);
create index mark_of_digest on protection.mark (digest);
grant select, insert on protection.mark to lanna_app;
grant update (proved) on protection.mark to lanna_app;

-- Members who do not hear of promotions: from an exclusion on, and after it until they want to again.
create table protection.no_marketing (
  member_id uuid primary key references members.member on delete cascade,
  merchant_id uuid not null references brands.merchant,
  since timestamptz not null
);
grant select, insert, delete on protection.no_marketing to lanna_app;

create trigger append_only before delete on protection.exclusion
  for each row execute function ledger.refuse_change();
create trigger append_only before delete on protection.mark
  for each row execute function ledger.refuse_change();

-- Documents are compared by their letters and digits.
create index profile_by_document_key on members.profile ((upper(regexp_replace(id_number, '[^[:alnum:]]', '', 'g'))))
  where id_number is not null;

with before as (
  insert into protection.exclusion (id, kind, origin, merchant_id, member_id, since, until)
  select uuidv7(), 'self_exclusion', 'member', m.merchant_id, m.id, m.registered_at, now()
  from members.member m where 'self_excluded' in (m.status, m.resumes_as) and m.registered_at < now()
  returning id, member_id, merchant_id, since
), held as (
  insert into protection.excluded_account (exclusion_id, member_id, merchant_id, found_by, since)
  select id, member_id, merchant_id, 'own', since from before
)
insert into protection.no_marketing (member_id, merchant_id, since) select member_id, merchant_id, now() from before;

update operators.role set permissions = permissions || '{protection.exclude,protection.correct}', version = version + 1
  where code = 'risk';
update operators.role set permissions = permissions || '{protection.exclude}', version = version + 1
  where code = 'support';
