-- Lotteries as games of the catalogue: menus, search, favourites, recent games and stops know them like any other. They are of a vendor of our own,
-- which has no key and makes no calls: its id is the source under which the lottery topic writes its bets.
alter table catalogue.vendor drop constraint vendor_wallet_kind_check;
alter table catalogue.vendor add constraint vendor_wallet_kind_check check (wallet_kind in ('seamless', 'transfer', 'own'));

-- Where on the site it is played; null for a game that its vendor opens in a frame.
alter table catalogue.game add column page text check (page ~ '^/[a-z]+(\?[A-Za-z0-9_=&-]*)?$');

insert into catalogue.vendor (id, code, name, public_key, signature_header, launch_url, currencies, wallet_kind, created_at)
select '00000000-0000-7000-8000-00000000107e', 'LOTTERY', 'Lottery', '', '', '', '{}', 'own', now();
insert into catalogue.vendor_group (vendor_id, game_type)
select '00000000-0000-7000-8000-00000000107e', of_lotteries from unnest(array['LOTT', 'ELOTT']) of_lotteries;
