-- Of each line its game and the line of modes it was bet in, from the player up to the top: topics above pay what lies between two of them, up to the
-- mode `rebates_to`, which is null for what was sold before there was such a bound, of the turnover that counts. Of lines that were settled before
-- lines were covered together, of the stake.
create or replace view lottery.counted_line as
select l.id, s.game_code, s.chain, l.rebates_to, l.coverage is null as is_by_stake
from lottery.line l join lottery.slip s on s.id = l.slip_id;

grant select on lottery.counted_line to lanna_app;
