-- A leader that ends on purpose leaves at once: the next one need not wait for the lease to expire.
create or replace function studio.release_lease(by_holder text, of_subject text, of_fence bigint) returns void
language sql security definer set search_path = pg_catalog, studio as $$
  update studio.lease set expires_at = clock_timestamp()
  where subject = of_subject and holder = by_holder and fence = of_fence and expires_at > clock_timestamp();
$$;
revoke all on function studio.release_lease from public;
grant execute on function studio.release_lease to lanna_studio;
