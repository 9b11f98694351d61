-- What a member has played in the periods that run, kept by the transaction of each bet; limits of brands beside it; and what
-- the decision of a bet knows of both.
create table bets.play (
  member_id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  -- The play session: since when, when a bet was placed last, and since when play counts for the next reality check. Where bets are not
  -- counted, written every few minutes of play only.
  started_at timestamptz,
  played_at timestamptz,
  checked_at timestamptz,
  -- Each bet counts below. False: nobody asks for it, and a bet costs no write here.
  is_counted boolean not null default false,
  -- The first day of each period, on the brand's clocks, and the cash stakes and payouts in it.
  day date,
  day_stake bigint not null default 0,
  day_payout bigint not null default 0,
  day_played_ms bigint not null default 0,
  week date,
  week_stake bigint not null default 0,
  week_payout bigint not null default 0,
  month date,
  month_stake bigint not null default 0,
  month_payout bigint not null default 0,
  check (not is_counted or (day is not null and week is not null and month is not null))
) with (fillfactor = 50);
grant select on bets.play to lanna_app;

-- Read by every bet, so computed when the settings are written. A limit that is no amount refuses every stake.
alter table brands.merchant
  add column loss_day bigint generated always as (case
    when settings #>> '{protection,lossDay}' ~ '^\d{1,14}(\.\d{1,5})?$'
      then least((settings #>> '{protection,lossDay}')::numeric * 100000, 9223372036854775807)::bigint
    when settings #>> '{protection,lossDay}' is not null then 0 end) stored,
  add column loss_week bigint generated always as (case
    when settings #>> '{protection,lossWeek}' ~ '^\d{1,14}(\.\d{1,5})?$'
      then least((settings #>> '{protection,lossWeek}')::numeric * 100000, 9223372036854775807)::bigint
    when settings #>> '{protection,lossWeek}' is not null then 0 end) stored,
  add column loss_month bigint generated always as (case
    when settings #>> '{protection,lossMonth}' ~ '^\d{1,14}(\.\d{1,5})?$'
      then least((settings #>> '{protection,lossMonth}')::numeric * 100000, 9223372036854775807)::bigint
    when settings #>> '{protection,lossMonth}' is not null then 0 end) stored,
  add column stake_day bigint generated always as (case
    when settings #>> '{protection,stakeDay}' ~ '^\d{1,14}(\.\d{1,5})?$'
      then least((settings #>> '{protection,stakeDay}')::numeric * 100000, 9223372036854775807)::bigint
    when settings #>> '{protection,stakeDay}' is not null then 0 end) stored,
  add column stake_week bigint generated always as (case
    when settings #>> '{protection,stakeWeek}' ~ '^\d{1,14}(\.\d{1,5})?$'
      then least((settings #>> '{protection,stakeWeek}')::numeric * 100000, 9223372036854775807)::bigint
    when settings #>> '{protection,stakeWeek}' is not null then 0 end) stored,
  add column stake_month bigint generated always as (case
    when settings #>> '{protection,stakeMonth}' ~ '^\d{1,14}(\.\d{1,5})?$'
      then least((settings #>> '{protection,stakeMonth}')::numeric * 100000, 9223372036854775807)::bigint
    when settings #>> '{protection,stakeMonth}' is not null then 0 end) stored,
  add column play_minutes integer generated always as (case
    when settings #>> '{protection,playMinutes}' ~ '^\d{1,4}$' then (settings #>> '{protection,playMinutes}')::integer
    when settings #>> '{protection,playMinutes}' is not null then 0 end) stored,
  -- The defaults are those of contract/src/brands/protection-settings.ts.
  add column reality_check_minutes integer not null generated always as (case
    when settings #>> '{protection,realityCheckMinutes}' ~ '^\d{1,4}$'
      then (settings #>> '{protection,realityCheckMinutes}')::integer
    else 60 end) stored,
  add column reality_check_minutes_max integer not null generated always as (case
    when settings #>> '{protection,realityCheckMinutesMax}' ~ '^\d{1,4}$'
      then (settings #>> '{protection,realityCheckMinutesMax}')::integer
    else 60 end) stored;

alter type vendor_wallet.facts
  -- Bets wait for the member: a reality check is due, or the day's minutes of play are over.
  add attribute is_paused boolean,
  -- What limits leave for today, this week and this month when the call's turn comes; null where nothing limits.
  add attribute stake_left bigint[],
  add attribute loss_left bigint[],
  -- Of a rollback: in which of the three its bet counts, and counts no more.
  add attribute gives_back boolean[],
  -- Limits hold, and the member's bets are not counted yet.
  add attribute must_count boolean;

-- Answers whom limits held back, too.
drop function if exists vendor_wallet.apply_batch;
