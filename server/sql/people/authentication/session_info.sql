-- Sessions without their token hashes.
create or replace view authentication.session_info as
select id, merchant_id, member_id, method, country, user_agent, remember_me_token_id, created_at, seen_at, expires_at, ended_at
from authentication.session;

grant select on authentication.session_info to lanna_app;
