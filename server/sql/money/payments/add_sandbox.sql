-- Every brand has the sandbox, both ways; only a demo brand offers it.
create or replace function payments.add_sandbox(p_merchant uuid, p_currency text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into payments.channel (merchant_id, way, code, kind, name, currency, min, max, expires_after_minutes, promised_minutes)
  select p_merchant, way, 'SANDBOX', 'sandbox',
    '{"TH": "เงินจำลอง", "EN": "Play money", "CN": "模拟币", "ID": "Uang virtual", "PT": "Dinheiro fictício", "TY": "Sanal para", "VI": "Tiền giả lập"}',
    p_currency, 100000, 10000000000, 30, 0
  from (values ('in'), ('out')) as ways(way)
  on conflict do nothing
$$;

revoke execute on function payments.add_sandbox from public;
