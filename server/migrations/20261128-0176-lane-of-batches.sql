-- How calls of vendors' batches have waited in the lane that single calls pass, by the minute in which they were answered; for three days.
create table vendor_wallet.lane_minute (
  vendor_id uuid,
  minute timestamptz,
  items integer not null check (items >= 0),
  -- Most that waited at once, in one process.
  most_waiting integer not null check (most_waiting >= 0),
  longest_wait_ms integer not null check (longest_wait_ms >= 0),
  primary key (vendor_id, minute)
);
grant select, insert, update, delete on vendor_wallet.lane_minute to lanna_app;
