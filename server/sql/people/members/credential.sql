-- Credentials and contact data of an account, for authentication and security alone.
create or replace view members.credential as
select id, merchant_id, username, username_key, type, status, language, mobile, mobile_verified_at, email,
  password_hash, password_changed_at, payment_password_hash, payment_password_changed_at, first_login_at, email_verified_at, enrolment_due
from members.member;

grant select on members.credential to lanna_app;
