-- Bonuses whose money is being played, as the wallet looks at them: at most one of a member.
create or replace view bonuses.playing as
select id, member_id, bonus_account, max_stake, ends_at, contributions, excluded from bonuses.bonus where state = 'active' and rounds is null;

grant select on bonuses.playing to lanna_app;
