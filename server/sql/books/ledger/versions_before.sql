-- How many transfers an account had before a moment, of one that counts them: its versions have no gaps and follow the
-- clock, so that twenty look-ups find the place among a million. Where two of one moment stand the other way round, by as
-- long as a transaction takes, the version counts: periods that meet share no transfer and leave none out.
create or replace function ledger.versions_before(p_account bigint, p_moment timestamptz) returns bigint
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  written timestamptz;
begin
  select version into high from ledger.account where id = p_account;
  while low < high loop
    middle := (low + high + 1) / 2;
    select created_at into written from (
      select created_at from ledger.transfer where debit_account = p_account and debit_version = middle
      union all
      select created_at from ledger.transfer where credit_account = p_account and credit_version = middle) found;
    if written < p_moment then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  return low;
end $$;

revoke execute on function ledger.versions_before from public;
grant execute on function ledger.versions_before to lanna_app;
