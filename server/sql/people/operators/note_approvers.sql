-- Keeps who can approve what about operators, now and from now on: roles that are taken and accounts that are locked later change
-- nothing about it. The house that begins with one owner is known by it.
create or replace function operators.note_approvers() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  with line as (
    select g.operator_id, g.merchant_id, r.permissions
    from operators.role_grant g join operators.role r on r.code = g.role
  ), scope as (
    select distinct operator_id, merchant_id from line
  )
  insert into operators.approver_ever (operator_id, merchant_id, permission)
  select s.operator_id, s.merchant_id, 'operators.' || verb
  from scope s cross join unnest('{grant,settings,change}'::text[]) verb
  where (
    select bool_or(l.permissions && '{*,operators.*,*.approve,operators.approve}'::text[])
      and bool_or(l.permissions && array['*', 'operators.*', '*.' || verb, 'operators.' || verb])
    from line l
    where l.operator_id = s.operator_id and (l.merchant_id is null or l.merchant_id = s.merchant_id))
  on conflict do nothing;
  return null;
end $$;

revoke execute on function operators.note_approvers from public;
