-- The second factors of members, without their secrets.
create or replace view authentication.second_factor as
select 'totp' as kind, 'totp' as id, merchant_id, member_id, null as name, added_at, null::timestamptz as used_at
from authentication.totp
union all
select 'passkey', id, merchant_id, member_id, name, added_at, used_at
from authentication.passkey;

grant select on authentication.second_factor to lanna_app;
