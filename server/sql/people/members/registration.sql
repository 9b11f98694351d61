-- Who registered when, and where from: by an agent's code, entered by an agent, named a member who told of the site, or
-- none of these. Trial accounts do not count (ACC-7); demo players are told apart, since reports keep them out of their sums.
create or replace view members.registration as
select m.merchant_id, m.id as member_id, m.registered_at,
  case
    when p.affiliate_code_key is not null then 'invitation'
    when m.agent_id is not null then 'agent'
    when coalesce(p.recommender_id, p.referral_code) is not null then 'referral'
    else 'direct'
  end as source,
  coalesce(p.affiliate_code_key, '') as code,
  exists (select from members.demo_player d where d.member_id = m.id) as is_demo
from members.member m left join members.profile p on p.member_id = m.id
where m.type <> 4;

grant select on members.registration to lanna_app;
