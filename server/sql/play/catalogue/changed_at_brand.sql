create or replace function catalogue.changed_at_brand() returns trigger
language plpgsql
as $$
begin
  perform catalogue.notify_change((case when tg_op = 'DELETE' then old.merchant_id else new.merchant_id end)::text);
  return null;
end $$;

revoke execute on function catalogue.changed_at_brand from public;
