-- What was published stays as members have seen it; what is over stays over.
create or replace function leaderboards.refuse_other_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or old.published_at is not null and
      (new.merchant_id, new.currency, new.title, new.score, new.categories, new.least_stake, new.starts_at, new.ends_at, new.prizes, new.pool, new.published_at, new.return_id)
        is distinct from
      (old.merchant_id, old.currency, old.title, old.score, old.categories, old.least_stake, old.starts_at, old.ends_at, old.prizes, old.pool, old.published_at, old.return_id)
    or old.closed_at is not null and (new.closed_at, new.pays_at) is distinct from (old.closed_at, old.pays_at)
    or old.ended_at is not null and new.state <> old.state
  then
    raise exception 'a leaderboard stays as it was published' using errcode = 'check_violation';
  end if;
  return new;
end $$;
