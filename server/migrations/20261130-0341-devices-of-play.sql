-- With what kind of device a member logged in or opened a game, and from when on: a row where it is another than before. A bet was placed with the last
-- one before it. Known from now on.
create table members.device_change (
  member_id uuid references members.member on delete cascade,
  since timestamptz,
  device text not null check (device in ('phone', 'tablet', 'desktop', 'app')),
  primary key (member_id, since)
);
grant select on members.device_change to lanna_app;

-- What was played with a kind of device on a day of the brand's, up to bets.progress, without demo players. A bet whose device is not known is in none.
create table bets.daily_device_sum (
  merchant_id uuid,
  day date,
  device text,
  currency text,
  bets bigint not null,
  stake bigint not null,
  payout bigint not null,
  primary key (merchant_id, day, device, currency)
) with (fillfactor = 70);
grant select on bets.daily_device_sum to lanna_app;

\function authentication.note_session_device
create trigger session_device after insert on authentication.session
  for each row when (new.user_agent <> '') execute function authentication.note_session_device();
