-- Verifications of the books that have come to an end, and how many rules each found broken.
create or replace view ledger.verification_outcome as
select v.id, v.state, v.ended_at,
  coalesce((select sum(jsonb_array_length(s.violations)) from ledger.verification_step s where s.verification_id = v.id), 0)::bigint as violations
from ledger.verification v where v.ended_at is not null;

grant select on ledger.verification_outcome to lanna_app;
