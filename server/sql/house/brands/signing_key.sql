-- What partners check a brand's calls with: the public half of its key.
create or replace view brands.signing_key as select id, code, signing_public_key from brands.merchant;

grant select on brands.signing_key to lanna_app;
