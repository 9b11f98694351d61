create or replace function vendor_wallet.expire_tokens_of_session() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update vendor_wallet.game_token set expires_at = new.ended_at
  where session_id = new.id and expires_at > new.ended_at;
  return null;
end $$;

revoke execute on function vendor_wallet.expire_tokens_of_session from public;
