-- Whether an account of a brand is below an agent, at any depth. Locks the path up until the transaction
-- ends, so that no account on it is moved to another agent meanwhile.
create or replace function agents.is_below(p_merchant uuid, p_member uuid, p_agent uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  place uuid := p_member;
begin
  while place is not null loop
    select agent_id into place from members.account where id = place and merchant_id = p_merchant for share;
    if place = p_agent then
      return true;
    end if;
  end loop;
  return false;
end $$;

revoke execute on function agents.is_below from public;
