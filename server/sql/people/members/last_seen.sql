-- When a member was last here, some minutes late.
create or replace view members.last_seen as select member_id, merchant_id, seen_at from members.activity;

grant select on members.last_seen to lanna_app;
