-- Every result a draw has had.
create or replace view draws.result_record as
  select draw_id, version, result, source, given_by, reason, given_at from draws.result;

grant select on draws.result_record to lanna_app;
