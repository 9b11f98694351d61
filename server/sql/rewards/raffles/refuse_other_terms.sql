-- What was published stays as members have seen it, but that it may end sooner; what was fixed stays for good.
create or replace function raffles.refuse_other_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or old.published_at is not null and (
      (new.merchant_id, new.currency, new.title, new.text, new.first_day, new.starts_at, new.per_ticket, new.tickets_most, new.least_rank, new.prizes, new.pool, new.published_at, new.return_id,
          new.beacon_name, new.beacon_days)
        is distinct from
      (old.merchant_id, old.currency, old.title, old.text, old.first_day, old.starts_at, old.per_ticket, old.tickets_most, old.least_rank, old.prizes, old.pool, old.published_at, old.return_id,
          old.beacon_name, old.beacon_days)
      or new.ends_at > old.ends_at)
    or old.fixed_at is not null
      and (new.fixed_at, new.tickets, new.root, new.chain_id, new.link_place, new.ends_at, new.last_day)
        is distinct from (old.fixed_at, old.tickets, old.root, old.chain_id, old.link_place, old.ends_at, old.last_day)
    -- What a beacon gave is written once, after the list was fixed and before the draw.
    or new.beacon is distinct from old.beacon and (old.beacon is not null or old.fixed_at is null or old.drawn_at is not null)
    or new.drawn < old.drawn
    or old.ended_at is not null and new.state <> old.state
  then
    raise exception 'a raffle stays as it was published, and its list as it was fixed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
