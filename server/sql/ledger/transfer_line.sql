-- What is hashed of a transfer. server/src/modules/ledger/verify.ts writes the same line by itself.
create or replace function ledger.transfer_line(t ledger.transfer) returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select concat_ws('|', t.id, (extract(epoch from t.created_at) * 1000000)::bigint, t.debit_account, t.credit_account,
    t.amount, t.code, (extract(epoch from t.event_at) * 1000000)::bigint, t.group_id,
    coalesce(t.player_account, 0), coalesce(t.player_version, 0), coalesce(t.player_balance, 0))
$$;

revoke execute on function ledger.transfer_line from public;
