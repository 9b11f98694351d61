-- What became of each withdrawal that was asked for, for who counts how channels do. `took_seconds`: until it ended as it did.
create or replace view withdrawals.withdrawal_outcome as
select merchant_id, member_id, channel_code, currency, state in ('paid', 'partly_paid') as done, state in ('returned', 'rejected') as failed,
  amount, requested_at, extract(epoch from stage_since - requested_at)::double precision as took_seconds
from withdrawals.withdrawal;

grant select on withdrawals.withdrawal_outcome to lanna_app;
