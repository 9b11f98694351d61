-- Free rounds as a kind of bonus: free bets that stand under the bonus's id (vendor_wallet.reward). How many they are; null: bonus money.
alter table bonuses.bonus add column rounds integer check (rounds between 1 and 1000);

-- They are played beside the bonus whose money is being played, and wait behind none.
drop index bonuses.bonus_active;
create unique index bonus_active on bonuses.bonus (member_id) where state = 'active' and rounds is null;
create index bonus_rounds_waiting on bonuses.bonus (opted_at) where state = 'waiting' and rounds is not null;

-- Free rounds that were given up or taken back, until who gave them as free bets has cancelled those.
create table bonuses.rounds_to_cancel (
  bonus_id uuid primary key references bonuses.bonus
);
grant select, insert, delete on bonuses.rounds_to_cancel to lanna_app;

-- Free bets of a bonus are granted by its offer, which two operators have published. True until the bonus was notified that they are used up, or that
-- their vendor refuses them; null: of no bonus.
alter table vendor_wallet.reward alter column granted_by drop not null;
alter table vendor_wallet.reward add column bonus_open boolean;
alter table vendor_wallet.reward add check ((bonus_open is null) = (granted_by is not null));
create index reward_of_bonus_over on vendor_wallet.reward (id) where bonus_open and (used = bet_count or refusal is not null);
grant update (bonus_open) on vendor_wallet.reward to lanna_app;
