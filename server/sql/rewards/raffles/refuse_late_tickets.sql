-- A ticket of a list that is fixed already.
create or replace function raffles.refuse_late_tickets() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct raffle_id from added) a join raffles.raffle r on r.id = a.raffle_id where r.state <> 'published' or r.fixed_at is not null)
  then
    raise exception 'the list of a raffle is fixed, or not open yet' using errcode = 'check_violation';
  end if;
  return null;
end $$;
