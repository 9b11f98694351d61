-- When members logged in, a registration being the first time.
create or replace view audit.login as
select member_id, at from audit.security_event where kind in ('registered', 'session_opened');

grant select on audit.login to lanna_app;
