-- Writes the sheets of a brand up to a day: for each child and the one above it what no sheet says yet, of these days and what has changed of earlier ones,
-- in one transaction with how far sheets have come. Answers how many; asked again for the same day, none.
create or replace function positions.issue_sheets(p_merchant uuid, p_to date, p_now timestamptz) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  setting positions.setting;
  written integer;
begin
  select * into setting from positions.setting where merchant_id = p_merchant for update;
  if not found or setting.issued_to >= p_to then
    return 0;
  end if;
  -- A process that counts waits, so a row is wholly in a sheet or not at all.
  perform from positions.progress for update;
  update positions.setting set issued_to = p_to where merchant_id = p_merchant;
  with told as (
    update positions.flow set sheet_result = result, sheet_owed = owed, sheet_held = held
    where merchant_id = p_merchant and day <= p_to and owed <> sheet_owed
    returning child_id, upper_id, day, category, new.sheet_result - old.sheet_result as result, new.sheet_owed - old.sheet_owed as owed,
      new.sheet_held - old.sheet_held as held
  ), sheet as (
    insert into positions.sheet (id, merchant_id, lower_id, upper_id, period, from_day, to_day, amount, issued_at)
    select uuidv7(), p_merchant, child_id, upper_id, setting.period, setting.issued_to + 1, p_to, sum(owed)::bigint, p_now
    from told group by child_id, upper_id
    returning id, lower_id, upper_id
  ), line as (
    insert into positions.sheet_line (sheet_id, day, category, result, owed, held)
    select s.id, t.day, t.category, t.result, t.owed, t.held
    from told t join sheet s on s.lower_id = t.child_id and s.upper_id = t.upper_id
  )
  select count(*)::integer into written from sheet;
  return written;
end $$;

revoke execute on function positions.issue_sheets from public;
grant execute on function positions.issue_sheets to lanna_app;
