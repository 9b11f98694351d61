-- What members win of one another is no money of the house's (decision 258): a vendor of card rooms says what the house keeps of a bet, and figures of agents count that.
alter table catalogue.vendor drop constraint vendor_additions_check;
alter table catalogue.vendor add constraint vendor_additions_check check (additions <@ array['unused_stake', 'at_stake',
  'valid_turnover', 'bet', 'closes_at', 'rounds', 'correct', 'batch', 'lobby', 'free_bets', 'exposures', 'rake']);

-- The rooms of before did not say. A portal that is new has neither the vendor nor what its table's triggers call.
do $$ begin
  if exists (select from catalogue.vendor where code = 'WONG' and 'unused_stake' = any (additions) and not 'rake' = any (additions)) then
    update catalogue.vendor set additions = additions || 'rake'::text where code = 'WONG';
  end if;
end $$;

-- What the house keeps of a bet that members play against one another.
create table bets.bet_rake (
  bet_id uuid primary key,
  rake bigint not null check (rake >= 0)
);
grant select on bets.bet_rake to lanna_app;

-- Of a settled bet whose rake is known: what of it came from other members, or went to them.
alter table bets.bet add column from_members bigint not null default 0;
-- By how much that has changed.
alter table bets.settlement add column from_members bigint not null default 0;
