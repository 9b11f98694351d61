-- Pictures that operators and members bring: re-encoded by the server, under names of its own; never what was uploaded.
create schema files;
grant usage on schema files to lanna_app;

create table files.picture (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  -- `everybody`: at its address, for whoever asks. `nobody`: only by a call that proves who asks.
  shown_to text not null check (shown_to in ('everybody', 'nobody')),
  width integer not null,
  height integer not null,
  webp bytea not null check (octet_length(webp) <= 4194304),
  created_at timestamptz not null
);
create index on files.picture (merchant_id, created_at);
grant select, insert, delete on files.picture to lanna_app;

update operators.role set permissions = permissions || '{files.add}', version = version + 1 where code = 'content';
