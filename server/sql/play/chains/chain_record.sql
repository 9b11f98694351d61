-- A published chain as other topics show it; its secret is its own.
create or replace view chains.chain_record as
  select id, purpose, number, anchor, links, reserved, published_at from chains.chain;

grant select on chains.chain_record to lanna_app;
