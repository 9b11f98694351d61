-- What must stand under a host before it becomes a new brand's, and when it was last found there.
create table brands.host_claim (
  host text primary key check (host = lower(host)),
  token text not null,
  claimed_at timestamptz not null,
  proved_at timestamptz
);
grant select, insert, update (proved_at) on brands.host_claim to lanna_app;
