-- Every transfer with its two sides, and each transfer of a reversal as what it takes back: the same code, sides and moment, the amount below zero. A
-- reversal has the legs of its posting in the opposite order (ledger.reverse). `posted_code` is the code on record, by which readers should choose.
create or replace view ledger.net_transfer as
select t.id as transfer_id, t.code as posted_code, t.created_at, o.id as takes_back, coalesce(o.code, t.code) as code,
  coalesce(o.event_at, t.event_at) as event_at, case when o.id is null then t.amount else -t.amount end as amount, d.merchant_id,
  case when o.id is null then d.kind else c.kind end as debit_kind, case when o.id is null then d.owner_id else c.owner_id end as debit_owner_id,
  case when o.id is null then c.kind else d.kind end as credit_kind, case when o.id is null then c.owner_id else d.owner_id end as credit_owner_id,
  case when o.id is null then c.is_wallet else d.is_wallet end as credits_wallet
from ledger.transfer t
left join lateral (
  select f.id, f.code, f.event_at
  from ledger.posting r
  join ledger.posting p on p.reference = r.reverses
  join ledger.transfer f on f.id between p.first_id and p.last_id and f.group_id = p.reference
  where t.code = 'reversal' and r.reference = t.group_id
  order by f.id desc
  offset (select count(*) from ledger.transfer b
    join ledger.posting s on s.reference = t.group_id and b.id >= s.first_id
    where b.id < t.id and b.group_id = t.group_id)
  limit 1) o on true
join ledger.account d on d.id = t.debit_account
join ledger.account c on c.id = t.credit_account;

grant select on ledger.net_transfer to lanna_app;
