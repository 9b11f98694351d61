-- Announces a changed catalogue to every process and every open page; `brand` is a brand's id, or '*'. Written as the portal
-- writes it, so that PostgreSQL hands out one notice for a transaction in which both do.
create or replace function catalogue.notify_change(brand text) returns void
language sql
as $$
  select pg_notify('lanna_push', format('{"b":"%s","t":["catalogue_changed"]}', brand))
$$;

revoke execute on function catalogue.notify_change from public;
grant execute on function catalogue.notify_change to lanna_app;
