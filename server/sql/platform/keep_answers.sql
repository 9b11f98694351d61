-- Keeps answers under keys that the caller holds, in the transaction of what they answer.
create or replace function platform.keep_answers(p_scopes text[], p_keys text[], p_bodies_sha256 bytea[], p_answers jsonb[], p_now timestamptz)
  returns void language sql set search_path = pg_catalog, pg_temp as $$
  insert into platform.idempotent_answer (scope, key, body_sha256, answer, created_at)
  select scope, key, body_sha256, answer, p_now from unnest(p_scopes, p_keys, p_bodies_sha256, p_answers) as kept(scope, key, body_sha256, answer)
$$;

revoke execute on function platform.keep_answers from public;
