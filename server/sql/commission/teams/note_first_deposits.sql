-- Keeps the first deposit of each member that has one now, by the transfers after one number and up to another. One that was taken back is none: the
-- next that stands is the first, on its own day. Answers by how much days have changed.
create or replace function teams.note_first_deposits(p_since bigint, p_up_to bigint) returns teams.money_of_day[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off as $$
declare
  change teams.money_of_day[];
begin
  with depositor as materialized (
    select c.member_id, c.merchant_id from teams.money_change c
    where c.transfer_id > p_since and c.transfer_id <= p_up_to and c.figure = 'deposit'
    group by c.member_id, c.merchant_id
    having not exists (select from teams.first_deposit k where k.member_id = c.member_id)
      or exists (select from teams.first_deposit k where k.member_id = c.member_id and k.transfer_id = any(array_agg(c.takes_back)))
  ), first as materialized (
    select d.member_id, d.merchant_id, f.transfer_id, (f.event_at at time zone b.time_zone)::date as day, f.amount
    from depositor d
    join brands.brand b on b.id = d.merchant_id
    left join lateral ledger.first_deposit(d.member_id, p_up_to) f on true
  ), gone as (
    delete from teams.first_deposit k using first f where k.member_id = f.member_id and f.transfer_id is null
    returning k.merchant_id, k.member_id, k.day, k.amount
  ), kept as (
    insert into teams.first_deposit as k (member_id, merchant_id, day, amount, transfer_id)
    select member_id, merchant_id, day, amount, transfer_id from first where transfer_id is not null
    on conflict (member_id) do update set day = excluded.day, amount = excluded.amount, transfer_id = excluded.transfer_id
    returning merchant_id, member_id, old.day as old_day, old.amount as old_amount, new.day, new.amount
  ), moved as (
    select merchant_id, member_id, day, -1 as times, -amount as amount from gone
    union all
    select merchant_id, member_id, old_day, -1, -old_amount from kept where old_day is not null
    union all
    select merchant_id, member_id, day, 1, amount from kept
  )
  select array_agg((merchant_id, member_id, day, 0, 0, 0, 0, times, amount, 0, 0, 0, 0, 0, 0)::teams.money_of_day) into change from moved;
  return coalesce(change, '{}');
end $$;

revoke execute on function teams.note_first_deposits from public;
