create or replace function payments.keep_match() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.matched_to is not null then
    raise exception 'a confirmation is matched once and never taken away' using errcode = 'check_violation';
  end if;
  return new;
end $$;

revoke execute on function payments.keep_match from public;
