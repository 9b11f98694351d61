-- The help centre and the about pages of a brand, as operators write them.
create schema help;
grant usage on schema help to lanna_app;

create table help.category (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  -- Of its address.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  name platform.local_text not null,
  lead platform.local_text,
  -- What it is drawn with.
  icon text not null,
  position integer not null,
  version integer not null default 1,
  unique (merchant_id, slug)
);
grant select, insert, update, delete on help.category to lanna_app;

create table help.article (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  category_id uuid not null references help.category,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  title platform.local_text not null,
  -- Clean HTML; placeholders in double braces are filled in where it is read.
  content platform.local_text not null,
  position integer not null,
  published boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  -- What a search looks through, written with the article: titles and texts of all languages without mark-up, as
  -- `catalogue.search_key` and `catalogue.sound_key` make them.
  title_key text not null,
  text_key text not null,
  title_sound text not null,
  text_sound text not null,
  unique (merchant_id, slug)
);
create index article_of_category on help.article (category_id, position);
create index article_listed on help.article (merchant_id, changed_at desc, id desc);
grant select, insert, update, delete on help.article to lanna_app;

-- What stood, as often as it was saved; the newest stands. Stays when its article is removed.
create table help.article_version (
  article_id uuid not null,
  merchant_id uuid not null,
  version integer not null,
  title platform.local_text not null,
  content platform.local_text not null,
  published boolean not null,
  at timestamptz not null,
  operator_name text not null,
  primary key (article_id, version)
);
grant select, insert on help.article_version to lanna_app;
create trigger append_only before update or delete on help.article_version
  for each row execute function ledger.refuse_change();

-- Whether an article helped, by day: what readers answered, without who they were.
create table help.helpfulness (
  article_id uuid not null references help.article on delete cascade,
  day date not null,
  yes integer not null default 0 check (yes >= 0),
  no integer not null default 0 check (no >= 0),
  primary key (article_id, day)
);
grant select, insert, update, delete on help.helpfulness to lanna_app;

-- Who has answered today, by a hash; forgotten when the day is over.
create table help.answer (
  article_id uuid not null references help.article on delete cascade,
  day date not null,
  reader bytea not null,
  helpful boolean not null,
  primary key (article_id, day, reader)
);
create index answer_of_day on help.answer (day);
grant select, insert, update, delete on help.answer to lanna_app;

-- One of the about pages: what counts its changes, and what waits to be published.
create table help.page (
  merchant_id uuid not null references brands.merchant,
  page text not null check (page in ('about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund')),
  version integer not null default 1,
  draft_title platform.local_text,
  draft_content platform.local_text,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (merchant_id, page),
  check ((draft_title is null) = (draft_content is null))
);
grant select, insert, update on help.page to lanna_app;

-- What was published, for good; the highest number is in force.
create table help.page_version (
  merchant_id uuid not null,
  page text not null,
  number integer not null check (number > 0),
  title platform.local_text not null,
  content platform.local_text not null,
  note text not null check (char_length(note) <= 300),
  published_at timestamptz not null,
  published_by text not null,
  -- Of the terms: which version members accept with this text, and whether they were asked again for it.
  terms_version text check ((terms_version is not null) = (page = 'terms')),
  asked_again boolean not null default false,
  primary key (merchant_id, page, number),
  foreign key (merchant_id, page) references help.page
);
grant select, insert on help.page_version to lanna_app;
create trigger append_only before update or delete on help.page_version
  for each row execute function ledger.refuse_change();

-- Who writes for players writes these too; new terms are the owner's.
update operators.role set permissions = permissions || '{help.read,help.change}', version = version + 1 where code = 'content';
update operators.role set permissions = permissions || '{help.read}', version = version + 1 where code = 'support';
