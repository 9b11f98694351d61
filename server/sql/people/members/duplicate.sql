-- Accounts that may be one person, from each of the two.
create or replace view members.duplicate as
select merchant_id, member_id, other_member_id, signals, flagged_at, decision from members.duplicate_flag
union all
select merchant_id, other_member_id, member_id, signals, flagged_at, decision from members.duplicate_flag;

grant select on members.duplicate to lanna_app;
