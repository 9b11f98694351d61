-- Members with devices that want notifications; one row a device.
create or replace view web_push.listening_member as select merchant_id, member_id from web_push.subscription;

grant select on web_push.listening_member to lanna_app;
