-- What the record of actions is searched by: subject, reason and the operator's name, lower case. Here and not among the
-- functions that are applied again, since an index is made of it.
create function operators.action_text(operator_name text, subject_id text, subject_name text, reason text) returns text
  language sql immutable parallel safe as $$
  select lower(operator_name || ' ' || subject_id || ' ' || coalesce(subject_name, '') || ' ' || coalesce(reason, ''))
$$;
grant execute on function operators.action_text to lanna_app;
create index action_by_text on operators.action
  using gin (operators.action_text(operator_name, subject_id, subject_name, reason) public.gin_trgm_ops);
create index action_of_brand on operators.action (merchant_id, at desc, id desc);
create index action_of_kind on operators.action (action, at desc, id desc);
