-- A bank's reference serves once by brand, channel and way, however it is written: `payments.reference_key`. Of rows that already say the
-- same in other writing the first has the key; the others stay as they are.
alter table payments.confirmation add column reference_key text check (reference_key <> '');
alter table payments.confirmation disable trigger keep_match;
with keyed as (
  select id, merchant_id, channel_code, way, taken_at, nullif(regexp_replace(regexp_replace(translate(
    upper(normalize(external_reference, nfkc) collate pg_c_utf8),
    '๐๑๒๓๔๕๖๗๘๙٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹АВЕКМНОРСТХІЈЅУΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', '012345678901234567890123456789ABEKMHOPCTXIJSYABEZHIKMNOPTYX'),
    '[^[:alnum:]]', '', 'g'), '(^|[^0-9])0+(?=[0-9])', '\1', 'g'), '') as key
  from payments.confirmation),
numbered as (
  select id, key, row_number() over (partition by merchant_id, channel_code, way, key order by taken_at, id) as nth
  from keyed where key is not null)
update payments.confirmation c set reference_key = n.key from numbered n where n.id = c.id and n.nth = 1;
alter table payments.confirmation enable trigger keep_match;
create unique index confirmation_of_reference_key
  on payments.confirmation (merchant_id, channel_code, way, reference_key);

-- Deposits that were credited by the word of one operator alone. Their sums within a day decide whether the next needs a second operator.
create table cashier.desk_credit (
  deposit_id uuid primary key references cashier.deposit,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  operator_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  credited_at timestamptz not null
);
create index desk_credit_by_operator on cashier.desk_credit (operator_id, merchant_id, credited_at);
create index desk_credit_of_member on cashier.desk_credit (member_id, credited_at);
create trigger append_only before update or delete on cashier.desk_credit
  for each row execute function ledger.refuse_change();
grant select, insert on cashier.desk_credit to lanna_app;

-- Locked while what an operator credits, or a member is credited, is counted: two decisions at once both count.
create table cashier.desk_lock (
  -- Of the operator or the member.
  id uuid primary key
);
grant select, insert, update on cashier.desk_lock to lanna_app;
