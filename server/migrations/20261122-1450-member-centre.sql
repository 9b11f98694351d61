-- What stands for a member, and accounts that their members close. Adds a table and columns; rows stay as they are.

-- ── avatars ─────────────────────────────────────────────────────────────────────────────────────────────────────────
-- A member without a row has chosen none and is shown one of our own set, always the same.
create table members.avatar (
  member_id uuid primary key references members.member on delete cascade,
  merchant_id uuid not null,
  -- One of our own set, or a picture of the member's; neither once customer service has taken the picture away.
  static_name text,
  picture_id uuid,
  set_at timestamptz not null,
  removed_at timestamptz,
  check (num_nonnulls(static_name, picture_id, removed_at) = 1)
);
grant select, insert, update on members.avatar to lanna_app;

update operators.role set permissions = permissions || '{members.avatar}', version = version + 1
  where code in ('support', 'risk') and not permissions && '{members.avatar,members.*,*}';

-- ── accounts that their members close ───────────────────────────────────────────────────────────────────────────────
alter table members.member
  add column closed_by_member_at timestamptz,
  add constraint member_closed_by_member check (closed_by_member_at is null or status = 'closed');
-- Null: the member.
alter table members.status_change alter column operator_name drop not null;
-- Opened again it is by two operators, also where the console's settings were saved before there was such a thing.
update operators.setting set settings = jsonb_set(settings, '{fourEyes,members.reopen}', '"always"'), version = version + 1
  where settings ? 'fourEyes' and not settings->'fourEyes' ? 'members.reopen';
