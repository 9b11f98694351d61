-- A member is a demo player from now on: what its accounts have moved of what is rolled up already goes to the sums of demo players.
create or replace function ledger.note_demo_player() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  up_to bigint;
  kept bigint[];
  others bigint[];
begin
  -- No roll-up comes between.
  select rolled_up_to into up_to from ledger.progress for update;
  insert into ledger.demo_owner (owner_id) values (new.member_id);
  select coalesce(array_agg(id) filter (where inline), '{}'), coalesce(array_agg(id) filter (where not inline), '{}') into kept, others
  from ledger.account where owner_id = new.member_id;
  with moved as materialized (
    select id, debit_account, credit_account, amount, code, event_at from ledger.transfer
    where debit_version is not null and debit_account = any (kept) and id <= up_to
    union
    select id, debit_account, credit_account, amount, code, event_at from ledger.transfer
    where credit_version is not null and credit_account = any (kept) and id <= up_to
    union
    -- What a member owes stands on an account without versions. Read only where there is one.
    select id, debit_account, credit_account, amount, code, event_at from ledger.transfer
    where others <> '{}' and id <= up_to and (debit_account = any (others) or credit_account = any (others))
  )
  insert into ledger.demo_daily_sum as d (account_id, day, code, transfers, credited, debited)
  select a.id, (t.event_at at time zone z.time_zone)::date, t.code, count(*), sum(s.credited), sum(s.debited)
  from moved t
  cross join lateral (values (t.debit_account, 0, t.amount), (t.credit_account, t.amount, 0)) as s(account, credited, debited)
  join ledger.account a on a.id = s.account and not a.inline
  join brands.brand z on z.id = a.merchant_id
  group by 1, 2, 3
  on conflict (account_id, day, code) do update set transfers = d.transfers + excluded.transfers,
    credited = d.credited + excluded.credited, debited = d.debited + excluded.debited;
  return null;
end $$;

revoke execute on function ledger.note_demo_player from public;
