-- The text of an action that is hashed: each field after its length in bytes, since a device name may contain
-- any character. server/src/modules/people/operators/verify-actions.ts implements it a second time, independently.
create or replace function operators.action_line(a operators.action) returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select string_agg(coalesce(octet_length(field) || ':' || field, '-'), ',' order by place)
  from unnest(array[
    a.number::text, a.id::text, ((extract(epoch from a.at) * 1000000)::bigint)::text, a.operator_id::text, a.operator_name,
    a.session_id::text, a.action, a.merchant_id::text, a.subject_kind, a.subject_id, a.subject_name, a.before::text,
    a.after::text, a.reason, a.address, a.device
  ]) with ordinality as f(field, place)
$$;

revoke execute on function operators.action_line from public;
