-- The site's one search: what visitors looked for in vain.
create schema finding;
grant usage on schema finding to lanna_app;

-- Counted by day, without who asked: no row says when within the day, or from where.
create table finding.nothing (
  merchant_id uuid not null references brands.merchant,
  day date not null,
  language text not null,
  -- As they are compared: plain letters in one case.
  words text not null check (length(words) between 2 and 40),
  times integer not null check (times > 0),
  primary key (merchant_id, day, language, words)
);
create index nothing_by_day on finding.nothing (day);
grant select, insert, update, delete on finding.nothing to lanna_app;
