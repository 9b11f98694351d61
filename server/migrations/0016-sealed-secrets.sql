-- Secrets that must be read again, and so cannot be hashed, are sealed with a key the database does not have; see
-- server/src/platform/secret-box.ts. Rows from before are sealed at the next start, hence `not valid`.
alter table accounts.totp add constraint totp_secret_is_sealed check (secret like 'sealed:%') not valid;

-- What is being set up is over in ten minutes and can be begun again.
delete from accounts.totp_setup;
alter table accounts.totp_setup add constraint totp_setup_secret_is_sealed check (secret like 'sealed:%');

alter table platform.shared_secret drop constraint shared_secret_secret_check;
alter table platform.shared_secret alter column secret type text using encode(secret, 'base64');
alter table platform.shared_secret add constraint shared_secret_is_sealed check (secret like 'sealed:%') not valid;
grant update (secret) on platform.shared_secret to lanna_app;
