-- How far the sweeper has walked along the rounds' time: what was placed before was looked at once.
create table vendor_wallet.round_walk (
  only_row boolean primary key default true check (only_row),
  walked_to timestamptz not null
);
insert into vendor_wallet.round_walk (walked_to) values ('-infinity');
grant select, update on vendor_wallet.round_walk to lanna_app;

-- Rounds the walk has found open for too long, until they no longer are. What stays unclear is handed to a person as
-- an alert (round_unclear); the vendor is asked again all the same, since rounds also settle by themselves.
create table vendor_wallet.round_review (
  round_id uuid primary key references vendor_wallet.round,
  asks integer not null default 0 check (asks >= 0),
  answer text check (answer in ('open', 'settled', 'rolled_back', 'refused', 'unknown', 'unreachable', 'not_askable')),
  asked_at timestamptz,
  next_ask_at timestamptz not null
);
create index on vendor_wallet.round_review (next_ask_at);
grant select, insert, update, delete on vendor_wallet.round_review to lanna_app;

-- Closes a round its vendor says is over. Moves no money: what was staked stays staked, what was won was paid, and a win
-- that still comes is taken as any late one. Answers whether the round was open.
create function vendor_wallet.close_round(p_round uuid, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  player bigint;
begin
  select account_id into player from vendor_wallet.round where id = p_round;
  -- Whoever applies a bet or a win to the round holds the player; a round must not change between its reading and writing.
  perform ledger.lock_players(array[player]);
  update vendor_wallet.round
  set closed = true, settled_at = p_now, status = case when payout > 0 then 'won' else 'lost' end
  where id = p_round and status = 'open';
  return found;
end $$;
revoke execute on function vendor_wallet.close_round from public;
grant execute on function vendor_wallet.close_round to lanna_app;
