-- How withdrawals go, for who measures it: never whose they are, nor what they came to; only whether a demo player's. `ended_at`: paid, or back in the wallet.
create or replace view withdrawals.withdrawal_pace as
select w.merchant_id, w.state, w.requested_at,
  case when w.state in ('paid', 'partly_paid', 'returned') then w.stage_since end as ended_at,
  s.promised_minutes, w.channel_code, exists (select from members.demo_members() m where m.member_id = w.member_id) as is_demo
from withdrawals.withdrawal w
left join withdrawals.setting s on s.merchant_id = w.merchant_id;

grant select on withdrawals.withdrawal_pace to lanna_app;
