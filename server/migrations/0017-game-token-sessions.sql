-- Who logs out, or is logged out, bets no more with a game left open. What was staked is settled all the same: wins and
-- rollbacks are taken with an expired token.
alter table vendor_wallet.game_token add column session_id uuid;
create index on vendor_wallet.game_token (session_id) where session_id is not null;

create function vendor_wallet.expire_tokens_of_session() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update vendor_wallet.game_token set expires_at = new.ended_at
  where session_id = new.id and expires_at > new.ended_at;
  return null;
end $$;

create trigger expire_game_tokens after update of ended_at on accounts.session
for each row when (old.ended_at is null and new.ended_at is not null)
execute function vendor_wallet.expire_tokens_of_session();
revoke execute on function vendor_wallet.expire_tokens_of_session from public;
