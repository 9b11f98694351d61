-- Demo players stand in no sum of a report but in a line of their own: what they move is added up beside the sums of all, and taken out of them
-- where a report reads. A member may become one at any time; what was added up before follows.

-- Whose money is a demo player's, as the ledger knows it.
create table ledger.demo_owner (
  owner_id uuid primary key
);
-- Of ledger.house_daily_sum, what moved with accounts of demo players.
create table ledger.demo_daily_sum (
  account_id bigint references ledger.account,
  day date,
  code text,
  transfers bigint not null,
  credited bigint not null,
  debited bigint not null,
  primary key (account_id, day, code)
) with (fillfactor = 70);
grant select on ledger.demo_owner, ledger.demo_daily_sum to lanna_app;

-- Of bets.daily_game_sum and bets.minute_sum, what demo players played.
create table bets.demo_game_sum (
  merchant_id uuid,
  day date,
  source text,
  game_code text,
  category text,
  currency text,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  valid_turnover bigint not null,
  primary key (merchant_id, day, source, game_code, category, currency)
) with (fillfactor = 70);
create table bets.demo_minute_sum (
  merchant_id uuid,
  day date,
  minute smallint check (minute between 0 and 1439),
  category text,
  currency text,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  primary key (merchant_id, day, minute, category, currency)
) with (fillfactor = 70);
grant select on bets.demo_game_sum, bets.demo_minute_sum to lanna_app;

-- Of teams.team_play, what demo players played, in all categories.
create table teams.demo_play (
  agent_id uuid,
  day date,
  merchant_id uuid not null,
  stake bigint not null,
  payout bigint not null,
  primary key (agent_id, day)
) with (fillfactor = 70);
grant select on teams.demo_play to lanna_app;

\function ledger.note_demo_player
\function bets.note_demo_player
\function teams.note_demo_player
create trigger noted_by_ledger after insert or update on members.demo_player
  for each row execute function ledger.note_demo_player();
create trigger noted_by_bets after insert or update on members.demo_player
  for each row execute function bets.note_demo_player();
create trigger noted_by_teams after insert or update on members.demo_player
  for each row execute function teams.note_demo_player();
-- Those who are marked already: each as if it were marked now.
update members.demo_player set created_at = created_at;

-- A second time would count twice, and who is let go would leave sums behind.
create trigger append_only before update or delete on members.demo_player
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on members.demo_player
  for each statement execute function ledger.refuse_change();
