-- What members want to say to the house, for the console.
create schema feedback;
grant usage on schema feedback to lanna_app;

create table feedback.message (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  content text not null check (char_length(content) between 10 and 140),
  -- The page's language when it was written.
  language text not null,
  -- As the browser names itself.
  device text not null,
  sent_at timestamptz not null
);
create index message_of_brand on feedback.message (merchant_id, sent_at desc, id desc);
grant select, insert on feedback.message to lanna_app;

-- When each member last sent something: one statement decides and takes the turn.
create table feedback.turn (
  member_id uuid primary key,
  taken_at timestamptz not null
);
grant select, insert, update on feedback.turn to lanna_app;
