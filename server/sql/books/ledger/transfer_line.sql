-- What is hashed of a transfer. server/src/modules/books/ledger/verify-chain.ts writes the same line by itself. The line of a
-- transfer with at most one inline side is the line it has always been; a second side is appended.
create or replace function ledger.transfer_line(t ledger.transfer) returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select concat_ws('|', t.id, (extract(epoch from t.created_at) * 1000000)::bigint, t.debit_account, t.credit_account,
    t.amount, t.code, (extract(epoch from t.event_at) * 1000000)::bigint, t.group_id,
    case when t.debit_version is not null then t.debit_account when t.credit_version is not null then t.credit_account
      else 0 end,
    coalesce(t.debit_version, t.credit_version, 0), coalesce(t.debit_balance, t.credit_balance, 0),
    case when t.debit_version is not null and t.credit_version is not null
      then concat_ws('|', t.credit_account, t.credit_version, t.credit_balance) end)
$$;

revoke execute on function ledger.transfer_line from public;
