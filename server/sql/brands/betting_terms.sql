-- A brand's settings about betting, for the modules that take bets.
create or replace view brands.betting_terms as
select id as merchant_id, code, enabled, games_open, max_stake, time_zone from brands.merchant;

grant select on brands.betting_terms to lanna_app;
