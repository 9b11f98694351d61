-- Channels of push that carry something: how far each has counted, and its newest frames. The number is given by the database, so that
-- several processes agree on it.

-- The row of a channel stays when its frames are swept: a number is never given twice.
create table platform.push_channel (
  id bigint generated always as identity primary key,
  merchant_id uuid not null,
  -- The kind, and after a colon which one of it: `winners`, `table:7`.
  name text not null check (name ~ '^[a-z][a-z0-9-]*(:[A-Za-z0-9._-]+)?$' and length(name) <= 80),
  -- Of the newest frame; the first is 1.
  number bigint not null check (number > 0),
  last_at timestamptz not null,
  unique (merchant_id, name)
);
create index push_channel_by_time on platform.push_channel (last_at);
grant select, insert, update on platform.push_channel to lanna_app;

-- A ring of 500 places for each channel: the frame of a number replaces the one 500 before it, so no channel has more.
create table platform.push_frame (
  channel_id bigint not null references platform.push_channel on delete cascade,
  slot smallint not null check (slot = number % 500),
  number bigint not null check (number > 0),
  -- JSON as it is sent; null: readers load the state anew.
  body text check (octet_length(body) <= 2048),
  primary key (channel_id, slot)
) with (fillfactor = 70);
grant select, insert, update, delete on platform.push_frame to lanna_app;

-- What each process says of its channels: readers, and the frames that slow readers were not sent.
alter table platform.running_process add column channels jsonb not null default '[]';
