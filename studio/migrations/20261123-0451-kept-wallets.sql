-- Players of Kad Luang, the studio's vendor that keeps their money itself (docs/vendor-transfer.md): the operator moves it here and back, rounds are paid from it.
-- The operator knows a person by one name at all vendors, so such a player stands beside the one whose rounds the operator's wallet pays.
alter table studio.player
  add column kept_balance bigint check (kept_balance between 0 and 100000000000000000),
  add column kept_currency text,
  add constraint player_kept_has_currency check ((kept_balance is null) = (kept_currency is null)),
  add constraint player_kept_is_no_demo check (kept_balance is null or demo_balance is null),
  drop constraint player_operator_id_wallet_user_key;
create unique index player_of_operator on studio.player (operator_id, wallet_user, (kept_balance is not null));
grant update (kept_balance) on studio.player to lanna_studio;

-- What operators have ordered to be moved, each once under its id and for good. closed: asked after before it came, and never to be applied.
create table studio.kept_order (
  operator_id text not null,
  id uuid not null,
  state text not null check (state in ('applied', 'refused', 'closed')),
  way text check (way in ('in', 'out')),
  player_id uuid references studio.player,
  currency text,
  amount bigint check (amount > 0),
  refusal text,
  at timestamptz not null,
  primary key (operator_id, id),
  check ((state = 'closed') = (way is null)),
  check ((way is null) = (player_id is null) and (way is null) = (amount is null) and (way is null) = (currency is null)),
  check ((state = 'refused') = (refusal is not null))
);
create index on studio.kept_order (player_id, at);
grant select, insert on studio.kept_order to lanna_studio;
