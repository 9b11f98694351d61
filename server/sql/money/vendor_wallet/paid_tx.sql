-- Transactions of vendors with what each has moved by now: a win that was held has moved its amount when operators have released it.
create or replace view vendor_wallet.paid_tx as
select t.vendor_id, t.transaction_uuid, t.kind, t.account_id, t.status, t.reference_uuid, t.bet_id, t.is_free, t.late, t.balance_after,
  t.event_at, h.state as held,
  t.amount + case when h.state = 'released' then h.amount else 0 end as amount,
  -- Of the amount of a win: stake that was not played.
  case when h.vendor_id is null or h.state = 'released' then coalesce((t.more ->> 'unused_stake')::bigint, 0) else 0 end as unused_stake,
  t.more, coalesce(b.bonus, 0) as bonus, coalesce(b.unused, 0) as bonus_unused
from vendor_wallet.provider_tx t
left join vendor_wallet.held_win h on h.vendor_id = t.vendor_id and h.transaction_uuid = t.transaction_uuid
left join vendor_wallet.bonus_part b on b.vendor_id = t.vendor_id and b.transaction_uuid = t.transaction_uuid;

grant select on vendor_wallet.paid_tx to lanna_app;
