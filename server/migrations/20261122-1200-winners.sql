-- Members whom the demo plays itself (`npm start -- --busy`). Whoever shows members shows that they are; no brand that plays for
-- real money can have one.
create table members.demo_player (
  member_id uuid primary key references members.member,
  created_at timestamptz not null
);
create function members.refuse_demo_player() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger only_at_demo_brands before insert or update on members.demo_player
  for each row execute function members.refuse_demo_player();
grant select on members.demo_player to lanna_app;

-- Wins worth showing, kept apart from the bets: bets are written too often to carry one more index.
create schema winners;
grant usage on schema winners to lanna_app;
create table winners.win (
  bet_id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references members.member,
  source_id uuid not null,
  game_code text not null,
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout > 0),
  won_at timestamptz not null
);
create index win_latest on winners.win (merchant_id, won_at desc);
create index win_largest on winners.win (merchant_id, payout desc);
create index win_age on winners.win (won_at);
create table winners.progress (
  only_row boolean primary key default true check (only_row),
  -- Settlements up to this number have been looked at.
  read_to bigint not null
);
insert into winners.progress (read_to) select coalesce(max(number), 0) from bets.settlement;
grant select, insert, update, delete on winners.win to lanna_app;
grant select, update on winners.progress to lanna_app;
