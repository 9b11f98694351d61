-- The picture a member has chosen to be known by, for whatever shows members to each other.
create or replace view members.avatar_choice as
select member_id, merchant_id, static_name, picture_id, removed_at
from members.avatar;

grant select on members.avatar_choice to lanna_app;
