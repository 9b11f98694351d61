-- A message to a member, as facts. Nothing is written where the same source has been reported before, to a trial account, which has no
-- inbox, or of promotions to a member who has stepped back from play (RG-3). Returns whether it was written.
create or replace function inbox.write_message(
  p_id uuid, p_merchant uuid, p_member uuid, p_kind text, p_template text, p_facts jsonb, p_path text, p_source text, p_at timestamptz
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into inbox.message (id, merchant_id, member_id, kind, template, facts, path, source, sent_at)
  select p_id, a.merchant_id, a.id, p_kind, p_template, p_facts, p_path, p_source, p_at
  from members.account a
  where a.id = p_member and a.merchant_id = p_merchant and a.type <> 4
    and not (p_kind = 'promotion' and a.status = 'self_excluded')
  on conflict (source) where source is not null do nothing;
  return found;
end $$;

revoke execute on function inbox.write_message from public;
grant execute on function inbox.write_message to lanna_app;
