-- A player who is stopped changes nothing that others see.
create or replace function catalogue.stop_changed() returns trigger
language plpgsql
as $$
declare
  stop catalogue.stop := case when tg_op = 'DELETE' then old else new end;
begin
  if stop.kind <> 'player' then perform catalogue.notify_change(coalesce(stop.merchant_id::text, '*')); end if;
  return null;
end $$;

revoke execute on function catalogue.stop_changed from public;
