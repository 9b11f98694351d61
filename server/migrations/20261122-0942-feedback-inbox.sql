-- The inbox of the console: what has been looked at, what is done, and a note of the operators.
alter table feedback.message
  add column state text not null default 'new' check (state in ('new', 'seen', 'done')),
  add column note text not null default '' check (char_length(note) <= 2000),
  add column handled_by text,
  add column handled_at timestamptz,
  add column version integer not null default 1;
create index message_waiting on feedback.message (merchant_id, sent_at desc) where state <> 'done';
grant update (state, note, handled_by, handled_at, version) on feedback.message to lanna_app;
