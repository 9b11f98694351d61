-- A merchant (brand) is what the request's host picks. Every row of every other schema carries its id.
create schema brands;
grant usage on schema brands to lanna_app;

create table brands.merchant (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9]{2,20}$'),
  name_th text not null,
  name_en text not null,
  enabled boolean not null default true,
  -- Shown, formatted and cut by these; see contract/src/brand.ts for the shape of what goes out.
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  currency_symbol text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  time_zone text not null,
  languages text[] not null check (cardinality(languages) > 0),
  default_language text not null,
  theme jsonb not null,
  settings jsonb not null,
  -- PKCS#8 PEM; our calls to vendors are signed with it.
  signing_private_key text not null,
  signing_public_key text not null,
  created_at timestamptz not null
);

create table brands.merchant_host (
  host text primary key check (host = lower(host)),
  merchant_id uuid not null references brands.merchant
);

grant select, insert, update on brands.merchant to lanna_app;
grant select, insert, delete on brands.merchant_host to lanna_app;
