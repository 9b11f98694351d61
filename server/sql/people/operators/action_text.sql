-- What the record of actions is searched by: subject, reason and the name of the operator, lower case. An index is made of it: a
-- migration that changes what it answers makes the index anew.
create or replace function operators.action_text(operator_name text, subject_id text, subject_name text, reason text) returns text
  language sql immutable parallel safe as $$
  select lower(operator_name || ' ' || subject_id || ' ' || coalesce(subject_name, '') || ' ' || coalesce(reason, ''))
$$;

grant execute on function operators.action_text to lanna_app;
