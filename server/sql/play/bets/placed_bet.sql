-- What sources may know of the bets on record.
create or replace view bets.placed_bet as
select id, source, source_id, reference, slip, merchant_id, member_id, account_id, currency, game_code, category, stake,
  free_stake, payout, refunded_stake, live_stakes, live_payouts, closed, flagged, status, placed_at, settled_at,
  valid_turnover, unused_stake, corrections, turnover_given, line, bonus_stake, bonus_payout, bonus_id
from bets.bet;

grant select on bets.placed_bet to lanna_app;
