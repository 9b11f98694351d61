-- The moves a bet may make. Those of the round are its leader's alone, under the fence of the lease; a wallet's late answer is whose turn it is.
create or replace function studio.guard_table_bet() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
declare
  led_subject text := nullif(current_setting('studio.led_subject', true), '');
  led_fence bigint := nullif(current_setting('studio.led_fence', true), '')::bigint;
begin
  if tg_op = 'INSERT' then
    if new.state not in ('confirmed', 'taken_back') or new.fence is not null then raise exception 'a bet of a table begins with its chips'; end if;
    return new;
  end if;
  if (new.round_id, new.player_id, new.table_code, new.subject, new.game_code, new.bet_uuid, new.win_uuid, new.rollback_uuid, new.correct_uuid)
      is distinct from
      (old.round_id, old.player_id, old.table_code, old.subject, old.game_code, old.bet_uuid, old.win_uuid, old.rollback_uuid, old.correct_uuid)
    or (old.state not in ('confirmed', 'taken_back')
      and (new.chips, new.stake, new.currency) is distinct from (old.chips, old.stake, old.currency))
    or (old.payout is not null and new.payout is distinct from old.payout) then
    raise exception 'what a bet of a table was is not changed';
  end if;
  if old.state = new.state or (old.state, new.state) in (('confirmed', 'taken_back'), ('taken_back', 'confirmed'),
    ('paying', 'settled'), ('paying', 'disputed'), ('rolling_back', 'rolled_back'), ('rolling_back', 'disputed'),
    ('correcting', 'corrected'), ('correcting', 'disputed')) then
    return new;
  end if;
  if (old.state, new.state) not in (('confirmed', 'placing'), ('confirmed', 'placed'), ('confirmed', 'refused'), ('confirmed', 'rolled_back'),
    ('placing', 'placed'), ('placing', 'refused'), ('placing', 'rolling_back'),
    ('placed', 'paying'), ('placed', 'settled'), ('placed', 'rolling_back'), ('placed', 'rolled_back'),
    ('settled', 'correcting'), ('settled', 'corrected')) then
    raise exception 'a bet of a table that is % cannot become %', old.state, new.state;
  end if;
  perform from studio.lease as l
  where l.subject = new.subject and l.subject = led_subject and l.fence = led_fence and l.expires_at > clock_timestamp()
  for key share;
  if not found or old.fence > led_fence then
    raise exception '% is not led under fence %', new.subject, coalesce(led_fence, 0) using errcode = 'LS001';
  end if;
  new.fence := led_fence;
  return new;
end $$;
