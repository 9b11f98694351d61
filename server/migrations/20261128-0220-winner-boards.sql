-- Boards of a category, of a month, and by how many times its stake a win was; members who stand on them without a name.
alter table winners.win add category text;
update winners.win w set category = b.category from bets.bet b where b.id = w.bet_id;
delete from winners.win where category is null;
alter table winners.win
  alter category set not null,
  -- How many hundredths of the stake were won; null for a bet that cost the player nothing.
  add multiple numeric generated always as (trunc(payout::numeric * 100 / nullif(stake, 0))) stored;
create index win_latest_of on winners.win (merchant_id, category, won_at desc);
create index win_largest_of on winners.win (merchant_id, category, payout desc);
create index win_multiple on winners.win (merchant_id, multiple desc) where multiple is not null;

-- Boards were eight days long: what was won before, within a month, is looked at again.
update winners.progress set read_to = least(read_to, coalesce(
  (select min(number) - 1 from bets.settlement where recorded_at > now() - interval '32 days'), 0));

-- Members who stand on the boards without letters of their names.
create table winners.unnamed (
  member_id uuid primary key references members.member,
  since timestamptz not null
);
grant select, insert, delete on winners.unnamed to lanna_app;
