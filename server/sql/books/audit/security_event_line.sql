-- The text of an event that is hashed: each field after its length in bytes, since a device name may contain
-- any character. server/src/modules/books/audit/verify-security-record.ts implements it a second time,
-- independently.
create or replace function audit.security_event_line(e audit.security_event) returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select string_agg(coalesce(octet_length(field) || ':' || field, '-'), ',' order by place)
  from unnest(array[
    e.number::text, e.id::text, e.merchant_id::text, e.member_id::text, e.kind, e.session_id::text, e.address, e.country,
    e.device, e.before::text, e.after::text, ((extract(epoch from e.at) * 1000000)::bigint)::text
  ]) with ordinality as f(field, place)
$$;

revoke execute on function audit.security_event_line from public;
