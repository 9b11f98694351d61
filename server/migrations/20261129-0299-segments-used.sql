-- A promotion may be for a segment, as it stood in one of its versions; the name is kept as it was then, for those who decide about it.
alter table promotions.promotion add column audience_segment uuid;
alter table promotions.promotion add column audience_segment_version integer check (audience_segment_version > 0);
alter table promotions.promotion add column audience_segment_name text;
alter table promotions.promotion drop constraint promotion_audience_kind_check;
alter table promotions.promotion add constraint promotion_audience_kind_check check (audience_kind in ('all', 'new', 'rank', 'segment'));
alter table promotions.promotion drop constraint promotion_check1;
alter table promotions.promotion add constraint promotion_audience_check check ((audience_value is null) = (audience_kind in ('all', 'segment')));
alter table promotions.promotion add constraint promotion_audience_segment_check check (
  (audience_kind = 'segment') = (audience_segment is not null)
  and (audience_segment is null) = (audience_segment_version is null)
  and (audience_segment is null) = (audience_segment_name is null)
);

-- A way to deposit may be open to a segment alone.
alter table payments.channel add column segment_id uuid;
alter table payments.channel add column segment_version integer check (segment_version > 0);
alter table payments.channel add column segment_name text;
alter table payments.channel add constraint channel_segment_check check (
  (segment_id is null) = (segment_version is null) and (segment_id is null) = (segment_name is null)
);
grant update (segment_id, segment_version, segment_name) on payments.channel to lanna_app;
