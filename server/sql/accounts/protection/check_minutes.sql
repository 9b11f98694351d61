-- Minutes of play between reality checks: as the member has chosen within what the brand allows, else as the brand has it.
create or replace function protection.check_minutes(p_own bigint, p_brand integer, p_most integer)
  returns bigint language sql immutable parallel safe as $$
  select case when p_own is null then p_brand else least(p_own, p_most) end
$$;

revoke execute on function protection.check_minutes from public;
grant execute on function protection.check_minutes to lanna_app;
