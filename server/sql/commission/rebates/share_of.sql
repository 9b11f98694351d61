-- A share of an amount, rounded down: shareOf of rules/src/commission/contracts/rate.ts. Amounts times rates go beyond bigint.
create or replace function rebates.share_of(p_amount bigint, p_rate integer) returns bigint
  language sql immutable parallel safe as $$ select div(greatest(p_amount, 0)::numeric * p_rate, 100000)::bigint $$;

revoke execute on function rebates.share_of from public;
grant execute on function rebates.share_of to lanna_app;
