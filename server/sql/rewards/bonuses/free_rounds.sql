-- Bonuses that are free rounds, for who gives them as free bets. `worth`: the stake of each; `game`: null of any of the vendor's; `win_bonus`: what they
-- win is bonus money, which is given as a bonus of its own once they have ended.
create or replace view bonuses.free_rounds as
select id, merchant_id, member_id, currency, state, rounds, amount, amount / rounds as worth, terms #>> '{rounds,vendor}' as vendor,
  terms #>> '{rounds,game}' as game, active_from, ends_at, opted_at, (terms #>> '{rounds,wins}') is not distinct from 'bonus' as win_bonus
from bonuses.bonus where rounds is not null;

grant select on bonuses.free_rounds to lanna_app;
