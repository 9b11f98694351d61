-- What a bonus has become, for rounds in which its money was staked, and for topics that gave it.
create or replace view bonuses.bonus_record as
select id, merchant_id, member_id, bonus_account, state, amount, converted_most, converted,
  (select s.converted from bonuses.step s where s.bonus_id = b.id and s.state = 'completed') as converted_at_end,
  cause, rounds is not null as is_of_rounds,
  -- What of its free rounds was counted as won, up to which transfer; and whose free rounds have won it.
  won, won_to, won_by
from bonuses.bonus b;

grant select on bonuses.bonus_record to lanna_app;
