-- Bonuses that are free rounds, for who gives them as free bets. `worth`: the stake of each; `game`: null of any of the vendor's.
create or replace view bonuses.free_rounds as
select id, merchant_id, member_id, currency, state, rounds, amount, amount / rounds as worth, terms #>> '{rounds,vendor}' as vendor,
  terms #>> '{rounds,game}' as game, active_from, ends_at, opted_at
from bonuses.bonus where rounds is not null;

grant select on bonuses.free_rounds to lanna_app;
