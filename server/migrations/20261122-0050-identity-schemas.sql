-- The schema `accounts` becomes four, each owned by the module of its name: audit, members, authentication, security.
-- Functions and triggers move by their identity, so triggers and defaults keep pointing at them.
create schema audit;
create schema members;
create schema authentication;
create schema security;
grant usage on schema audit, members, authentication, security to lanna_app;

alter table accounts.security_event set schema audit;
alter table accounts.security_block set schema audit;
alter table accounts.access_failure set schema audit;
alter function accounts.next_security_event set schema audit;
alter function accounts.security_event_line set schema audit;
alter function accounts.seal_security_events set schema audit;
drop function accounts.forget_access_failures;
alter table audit.access_failure rename column way to method;

alter table accounts.member set schema members;
alter table accounts.profile set schema members;
alter table accounts.terms_acceptance set schema members;
alter table accounts.affiliate_code set schema members;
alter table accounts.identity_mark set schema members;
alter table accounts.duplicate_flag set schema members;
alter function accounts.check_upline set schema members;
alter function accounts.check_downline set schema members;
drop function accounts.delete_trials;

alter table accounts.session set schema authentication;
alter table accounts.remember_series set schema authentication;
alter table accounts.attempt set schema authentication;
alter table accounts.verification_code set schema authentication;
alter table accounts.totp set schema authentication;
alter table accounts.passkey set schema authentication;
alter table accounts.passkey_challenge set schema authentication;
alter table accounts.recovery_code set schema authentication;
alter function accounts.session_changed set schema authentication;
alter function accounts.member_changed set schema authentication;
alter function accounts.brand_of_sessions_changed set schema authentication;
alter function accounts.tell_of_session_change set schema authentication;
alter function authentication.tell_of_session_change rename to notify_session_change;
alter table authentication.remember_series rename to remember_me_token;
alter index authentication.remember_series_pkey rename to remember_me_token_pkey;
alter index authentication.remember_series_member_id_idx rename to remember_me_token_member_id_idx;
alter index authentication.remember_series_expires_at_idx rename to remember_me_token_expires_at_idx;
alter table authentication.session rename column remember_series_id to remember_me_token_id;
alter index authentication.session_remember_series_id_idx rename to session_remember_me_token_id_idx;
alter table authentication.session
  rename constraint session_remember_series_id_fkey to session_remember_me_token_id_fkey;

alter table accounts.password_link set schema security;
alter table accounts.totp_setup set schema security;
-- Sealed for its place, which has another name now. A set-up ends in ten minutes and can be begun again.
delete from security.totp_setup;

alter function brands.tell_of_change rename to notify_change;

-- A demo account is deleted whole, and its module knows none of the modules above it: their rows go with the member's.
-- Nothing else can delete a member.
alter table authentication.session
  drop constraint session_member_id_fkey,
  add constraint session_member_id_fkey foreign key (member_id) references members.member on delete cascade;
alter table catalogue.favourite_game
  drop constraint favourite_game_member_id_fkey,
  add constraint favourite_game_member_id_fkey foreign key (member_id) references members.member on delete cascade;
alter table catalogue.recent_game
  drop constraint recent_game_member_id_fkey,
  add constraint recent_game_member_id_fkey foreign key (member_id) references members.member on delete cascade;

drop schema accounts;
