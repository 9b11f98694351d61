-- For tables that only a leader writes: columns `subject` and `fence`, and this trigger before insert and update. The transaction says as whom it writes
-- (`studio.led_subject`, `studio.led_fence`); the lease is asked in the write itself and held until the commit. A leader that was only asleep writes nothing.
create or replace function studio.refuse_unled_write() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
declare
  led_subject text := nullif(current_setting('studio.led_subject', true), '');
  led_fence bigint := nullif(current_setting('studio.led_fence', true), '')::bigint;
begin
  perform from studio.lease as l
  where l.subject = led_subject and l.fence = led_fence and l.expires_at > clock_timestamp()
  for key share;
  if not found or new.subject is distinct from led_subject
    or (tg_op = 'UPDATE' and (old.subject <> new.subject or old.fence > led_fence)) then
    raise exception '% is not led under fence %', coalesce(new.subject, 'what has no subject'), coalesce(led_fence, 0)
      using errcode = 'LS001';
  end if;
  new.fence := led_fence;
  return new;
end $$;
