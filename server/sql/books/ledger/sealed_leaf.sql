-- The leaf of a transfer in the tree over its block. Each side that is kept inline is a hash of its own within it, so that
-- a transfer can be shown to one of two holders without what the other one had. rules/src/sealed-rows.ts writes the same.
create or replace function ledger.sealed_leaf(t ledger.transfer, p_blind bytea) returns bytea
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select sha256('\x00'::bytea || sha256(p_blind || int8send(t.id) || '\x00'::bytea) || convert_to(concat_ws('|',
    t.id, (extract(epoch from t.created_at) * 1000000)::bigint, t.debit_account, t.credit_account, t.amount, t.code,
    (extract(epoch from t.event_at) * 1000000)::bigint, t.group_id,
    case when t.debit_version is null then '-' else encode(sha256(sha256(p_blind || int8send(t.id) || '\x01'::bytea)
      || convert_to(concat_ws('|', t.debit_account, t.debit_version, t.debit_balance), 'UTF8')), 'hex') end,
    case when t.credit_version is null then '-' else encode(sha256(sha256(p_blind || int8send(t.id) || '\x02'::bytea)
      || convert_to(concat_ws('|', t.credit_account, t.credit_version, t.credit_balance), 'UTF8')), 'hex') end), 'UTF8'))
$$;

revoke execute on function ledger.sealed_leaf from public;
