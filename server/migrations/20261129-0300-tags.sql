-- Words of a brand for its members, with a colour each. One that names a segment is given and taken by a job; one that names none only lends its colour to labels given by hand.
create table segments.tag (
  id uuid primary key,
  merchant_id uuid not null,
  name text not null check (length(name) between 1 and 40),
  colour text not null check (colour in ('grey', 'red', 'orange', 'green', 'blue', 'violet')),
  -- As it stands at the time: a tag gives nothing away, so a changed segment changes who has it.
  segment_id uuid references segments.segment,
  version integer not null default 1 check (version > 0),
  changed_by text not null,
  changed_at timestamptz not null,
  -- When who has it was last worked out.
  refreshed_at timestamptz,
  removed_at timestamptz
);
create unique index tag_name on segments.tag (merchant_id, lower(name)) where removed_at is null;
grant select, insert, update on segments.tag to lanna_app;

create table segments.tagged (
  member_id uuid not null,
  tag_id uuid not null references segments.tag,
  since timestamptz not null,
  primary key (member_id, tag_id)
);
create index tagged_of_tag on segments.tagged (tag_id);
grant select, insert, delete on segments.tagged to lanna_app;
