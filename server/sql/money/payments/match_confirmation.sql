-- Says what a confirmation belongs to, once. False: it belongs to something already.
create or replace function payments.match_confirmation(p_id uuid, p_subject uuid, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  update payments.confirmation c set matched_to = p_subject, matched_at = p_now, waits_for = null
  where c.id = p_id and c.matched_to is null;
  return found;
end $$;

revoke execute on function payments.match_confirmation from public;
