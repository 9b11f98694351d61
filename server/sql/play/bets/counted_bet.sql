-- Settled bets with the day they count for, for topics that show where a sum comes from.
create or replace view bets.counted_bet as
select id, source, source_id, reference, receipt_address, merchant_id, member_id, game_code, category, stake, payout, valid_turnover, day,
  placed_at, settled_at
from bets.bet where status in ('won', 'lost');

grant select on bets.counted_bet to lanna_app;
