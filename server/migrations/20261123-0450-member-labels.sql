-- Labels that operators give a member; the member's own answer carries them (`memberLabel` of the specification, section 3).
alter table members.member add column labels text[] not null default '{}' check (cardinality(labels) <= 10);
-- Few have one, and they are found among themselves.
create index member_labelled on members.member (registered_at, id) where labels <> '{}';
-- Who may note of a member may label one; `risk` has all of the topic.
update operators.role set permissions = permissions || '{members.label}', version = version + 1
  where code = 'support' and not permissions && '{members.label,members.*,*}';
