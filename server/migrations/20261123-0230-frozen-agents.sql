-- An operator's freeze of an agent: nothing is paid out to the agent and no money goes down the own line until it is lifted; what is earned waits. One row for each freeze, kept.
create table agents.freeze (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  reason text not null,
  frozen_at timestamptz not null,
  frozen_by text not null,
  lifted_at timestamptz,
  lifted_by text,
  lift_reason text,
  check ((lifted_at is null) = (lifted_by is null)),
  check ((lifted_at is null) = (lift_reason is null))
);
create unique index freeze_in_force on agents.freeze (member_id) where lifted_at is null;
create index freeze_of_member on agents.freeze (member_id, frozen_at);
grant select, insert on agents.freeze to lanna_app;
grant update (lifted_at, lifted_by, lift_reason) on agents.freeze to lanna_app;

update operators.role set permissions = permissions || '{agents.freeze}', version = version + 1 where code = 'risk';
update operators.role set permissions = permissions || '{agents.rates,agents.plans}', version = version + 1 where code = 'finance';
update operators.role set permissions = permissions || '{teams.read}', version = version + 1 where code in ('finance', 'risk', 'support');
-- A branch is moved by two operators.
update operators.setting set settings = jsonb_set(settings, '{fourEyes,agents.move}', '"always"'), version = version + 1
  where settings ? 'fourEyes' and not settings->'fourEyes' ? 'agents.move';
