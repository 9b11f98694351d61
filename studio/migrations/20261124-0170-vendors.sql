-- The studio is several vendors. To an operator each is a company of its own, so a person has players, seeds, rounds and a back office at each
-- apart, under the code that operators register it by. Games, and with them rounds, stops and measured returns, belong to one vendor by their code.
alter table studio.player add column vendor text not null default 'LANNA';

-- Until now there were two: who keeps money here plays at Kad Luang, and so does a demo of its game.
update studio.player p set vendor = 'KADLUANG'
where kept_balance is not null or (demo_balance is not null and (
  exists (select from studio.play_session s where s.player_id = p.id and s.game_code = 'kad-luang-stars')
  or exists (select from studio.round r where r.player_id = p.id and r.game_code = 'kad-luang-stars')));

drop index studio.player_of_operator;
create unique index player_of_operator on studio.player (vendor, operator_id, wallet_user);

-- Whose seeds are asked for before money ever came is a player without a wallet here, and gets it with the first order.
grant update (kept_currency) on studio.player to lanna_studio;

-- An order's id is the operator's, and each vendor that keeps money may be given the same one.
alter table studio.kept_order add column vendor text not null default 'KADLUANG';
alter table studio.kept_order drop constraint kept_order_pkey, add primary key (vendor, operator_id, id);

-- The only back office of before was the first vendor's.
alter table studio.back_office_session add column vendor text not null default 'LANNA';
alter table studio.back_office_act add column vendor text not null default 'LANNA';
drop index studio.back_office_act_operator_id_id_idx;
create index on studio.back_office_act (vendor, operator_id, id desc);

-- From here on a row says whose it is.
alter table studio.player alter column vendor drop default;
alter table studio.kept_order alter column vendor drop default;
alter table studio.back_office_session alter column vendor drop default;
alter table studio.back_office_act alter column vendor drop default;
