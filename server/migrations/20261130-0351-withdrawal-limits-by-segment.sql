-- What members of a segment may withdraw at the most, beside what their level lets them (decision 253): the stricter of all that hold counts, so a line here lets nothing more leave.
create table withdrawals.segment_limit (
  merchant_id uuid references brands.merchant,
  segment_id uuid,
  -- As it stood then: a later change of the segment lets no member out.
  segment_version integer not null check (segment_version > 0),
  segment_name text not null,
  max bigint not null check (max > 0),
  day_amount bigint not null check (day_amount > 0),
  day_count integer not null check (day_count between 1 and 1000),
  -- From the request until the desk has decided; null: as for all.
  promised_minutes integer check (promised_minutes between 1 and 10080),
  primary key (merchant_id, segment_id)
);
grant select, insert, delete on withdrawals.segment_limit to lanna_app;
