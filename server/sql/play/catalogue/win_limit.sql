-- The largest win of a round and the largest net win of a day, in 1/100 000: as the vendor's record says for the currency, or the standard,
-- which is 500 000 and 2 000 000 baht and for other currencies about as much.
create or replace function catalogue.win_limit(p_limits jsonb, p_currency text) returns bigint[]
  language sql immutable parallel safe as $$
  select case when p_limits ? p_currency
    then array[(p_limits -> p_currency ->> 0)::bigint, (p_limits -> p_currency ->> 1)::bigint]
    else case
      when p_currency in ('THB', 'TRY', 'PHP', 'INR', 'TWD') then array[50000000000, 200000000000]
      when p_currency in ('VND', 'IDR', 'LAK') then array[25000000000000, 100000000000000]
      when p_currency in ('KRW', 'MMK', 'KHR') then array[1500000000000, 6000000000000]
      when p_currency = 'JPY' then array[200000000000, 800000000000]
      when p_currency in ('BRL', 'MYR', 'CNY') then array[8000000000, 32000000000]
      else array[1500000000, 6000000000]
    end
  end
$$;

revoke execute on function catalogue.win_limit from public;
grant execute on function catalogue.win_limit to lanna_app;
