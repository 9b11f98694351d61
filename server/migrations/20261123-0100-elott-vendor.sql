-- Electronic lotteries are a vendor of their own beside the other lotteries, so that menus, lobbies, stops and what a brand carries tell them apart. Their games
-- keep their ids: what players have marked or opened, pictures, stops and what brands hide stay as they are.

-- As whose its bets stand on record; null: its own. The record knows all lotteries as one source.
alter table catalogue.vendor add column bets_under uuid references catalogue.vendor check (bets_under <> id);

insert into catalogue.vendor (id, code, name, public_key, signature_header, launch_url, currencies, enabled, wallet_kind, created_at, bets_under)
select '00000000-0000-7000-8000-00000000107f', 'ELOTT', 'E-lottery', '', '', '', currencies, enabled, wallet_kind, now(), id
from catalogue.vendor where id = '00000000-0000-7000-8000-00000000107e';
insert into catalogue.vendor_group (vendor_id, game_type) values ('00000000-0000-7000-8000-00000000107f', 'ELOTT');

update catalogue.game set vendor_id = '00000000-0000-7000-8000-00000000107f'
where vendor_id = '00000000-0000-7000-8000-00000000107e' and game_type = 'ELOTT';
delete from catalogue.vendor_group where vendor_id = '00000000-0000-7000-8000-00000000107e' and game_type = 'ELOTT';

-- Where lotteries were carried or stopped these were among them, and still are.
insert into catalogue.brand_vendor (merchant_id, vendor_id, enabled, is_hot, position)
select merchant_id, '00000000-0000-7000-8000-00000000107f', enabled, is_hot, position
from catalogue.brand_vendor where vendor_id = '00000000-0000-7000-8000-00000000107e';
insert into catalogue.stop (id, merchant_id, kind, subject_id, subject_name, reason, started_at, started_by, started_by_name)
select uuidv7(), merchant_id, kind, '00000000-0000-7000-8000-00000000107f', 'E-lottery', reason, started_at, started_by, started_by_name
from catalogue.stop
where kind = 'vendor' and subject_id = '00000000-0000-7000-8000-00000000107e' and ended_at is null;

update announcements.announcement a set vendor_id = g.vendor_id
from catalogue.game g
where g.id = a.game_id and g.vendor_id = '00000000-0000-7000-8000-00000000107f';
