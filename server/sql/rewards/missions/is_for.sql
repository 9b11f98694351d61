-- Whether a member is among those a mission is for, beside its level: who meets all that its audience says; no audience is every member.
create or replace function missions.is_for(p_audience jsonb, p_member uuid) returns boolean language sql stable as $$
  select p_audience is null or jsonb_typeof(p_audience) = 'null' or exists (
    select from members.account m
    where m.id = p_member
      and (p_audience ->> 'registeredSince' is null or m.registered_at >= (p_audience ->> 'registeredSince')::timestamptz)
      and (p_audience ->> 'label' is null
        or exists (select from members.member_label l where l.member_id = m.id and l.label = p_audience ->> 'label'))
      and (p_audience ->> 'agent' is null or exists (
        with recursive above (id, step) as (
          select m.agent_id, 1 where m.agent_id is not null
          union all
          -- No tree is higher, and this bounds one that would be.
          select a.agent_id, v.step + 1 from above v join members.account a on a.id = v.id where a.agent_id is not null and v.step < 50)
        select from above v join members.account a on a.id = v.id where a.username_key = lower(p_audience ->> 'agent'))))
$$;

revoke execute on function missions.is_for from public;
grant execute on function missions.is_for to lanna_app;
