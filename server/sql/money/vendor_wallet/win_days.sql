-- Puts beside the wins of a batch what is left of their vendors' days, where the batch may go beyond it. A batch that may come near a limit
-- counts alone: a batch that stays within a thirty-second part of it shares the lock with others like it, of which there are fewer than
-- thirty-two at once; any other takes it alone, and sees what all before it have paid.
create or replace function vendor_wallet.win_days(p_now timestamptz, p_facts vendor_wallet.facts[]) returns vendor_wallet.facts[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  house record;
  counted numeric;
  facts vendor_wallet.facts[] := p_facts;
begin
  for house in
    -- The most that the batch can add: a bet that is given back counts twice, since what it had made room for may be paid by now.
    select vendor_id, account_currency as currency, min(win_day_max)::numeric as most,
      hashtextextended(vendor_id::text || account_currency, 370) as key,
      sum(case when kind in ('win', 'correct') then amount else 2 * coalesce(ref_amount, 0) end)::numeric as added
    from unnest(p_facts) where win_day_max is not null
    group by vendor_id, account_currency
    having bool_or(kind in ('win', 'correct') and amount > 0)
    order by vendor_id, account_currency
  loop
    counted := vendor_wallet.counted_wins(house.vendor_id, house.currency, p_now);
    if counted + house.added <= house.most / 64 then
      perform pg_advisory_xact_lock_shared(house.key);
      counted := vendor_wallet.counted_wins(house.vendor_id, house.currency, p_now);
      if counted + house.added <= house.most / 32 then
        continue;
      end if;
      raise exception 'much was won while this batch looked' using errcode = 'serialization_failure';
    end if;
    perform pg_advisory_xact_lock(house.key);
    counted := vendor_wallet.counted_wins(house.vendor_id, house.currency, p_now);
    if counted + house.added > house.most then
      for n in 1 .. cardinality(facts) loop
        if facts[n].vendor_id = house.vendor_id and facts[n].account_currency = house.currency
          and facts[n].win_day_max is not null then
          facts[n].win_day_left := least(facts[n].win_day_max - counted, 9000000000000000000);
        end if;
      end loop;
    end if;
  end loop;
  return facts;
end $$;

revoke execute on function vendor_wallet.win_days from public;
