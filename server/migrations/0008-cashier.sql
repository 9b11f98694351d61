create schema cashier;
grant usage on schema cashier to lanna_app;

create table cashier.deposit (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references accounts.member,
  method_code text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('credited')),
  created_at timestamptz not null,
  credited_at timestamptz
);
create index on cashier.deposit (member_id, created_at desc);

grant select, insert on cashier.deposit to lanna_app;
