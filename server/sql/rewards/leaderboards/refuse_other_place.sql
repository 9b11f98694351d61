-- A place that was fixed stays whose it is and what it is paid, and is paid or passed by once.
create or replace function leaderboards.refuse_other_place() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'waiting'
    or (new.id, new.board_id, new.merchant_id, new.member_id, new.place, new.score, new.reached_at, new.amount, new.fixed_at)
      is distinct from (old.id, old.board_id, old.merchant_id, old.member_id, old.place, old.score, old.reached_at, old.amount, old.fixed_at)
  then
    raise exception 'a place stays as it was fixed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
