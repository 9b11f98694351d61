-- What is played for is decided while the books are empty: a brand for real money never becomes a demonstration.
create or replace function brands.keep_real() returns trigger
  language plpgsql as $$
begin
  if new.settings ->> 'demo' is distinct from 'false' and (new.real_open or old.real_since is not null) then
    raise exception 'a brand for real money never becomes a demonstration' using errcode = 'check_violation';
  end if;
  return new;
end $$;

revoke execute on function brands.keep_real from public;
