-- Above this nothing goes through: a trillion units is a vendor's error, and sums must stay in 64 bits.
create or replace function vendor_wallet.greatest_amount() returns bigint
  language sql immutable parallel safe as $$ select 100000000000000000 $$;

revoke execute on function vendor_wallet.greatest_amount from public;
