-- Whether a posting stands under the reference: asking for it again moves nothing.
create or replace function ledger.is_posted(p_reference uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
  select exists (select from ledger.posting where reference = p_reference)
$$;

revoke execute on function ledger.is_posted from public;
