-- What was answered under a key, and of which body; no row where nothing was. The caller holds the key: `answerOnce`.
create or replace function platform.kept_answer(p_scope text, p_key text) returns table (body_sha256 bytea, answer jsonb)
  language sql stable set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
  select i.body_sha256, i.answer from platform.idempotent_answer i where i.scope = p_scope and i.key = p_key
$$;

revoke execute on function platform.kept_answer from public;
