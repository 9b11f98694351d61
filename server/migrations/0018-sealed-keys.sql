-- Private keys are sealed too: who has the database alone can neither sign a brand's calls to vendors nor open a body. Keys
-- that seal bodies are made by the server; rows from before are sealed at the next start, hence `not valid`.
alter table platform.server_key alter column private_jwk type text using private_jwk::text;
alter table platform.server_key add constraint server_key_is_sealed check (private_jwk like 'sealed:%') not valid;
grant update (private_jwk) on platform.server_key to lanna_app;

-- A brand is entered with its signing key in clear, by hand or from another system; the next start seals it.
comment on column brands.merchant.signing_private_key is 'PEM (PKCS#8), sealed by the next start';
