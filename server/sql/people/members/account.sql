-- An account as other modules read it: without credentials and without contact data.
create or replace view members.account as
select id, merchant_id, username, username_key, wallet_user, type, status, nickname, language, currency, country, agent_id,
  terms_version, registered_at, rank_level,
  exists (select from members.demo_player d where d.member_id = member.id) as is_demo_player
from members.member;

grant select on members.account to lanna_app;
