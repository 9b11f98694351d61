-- Results that follow from another game's draw, and feeds of an index that has stopped.
alter table draws.result drop constraint result_source_check;
alter table draws.result add constraint result_source_check
  check (source in ('house', 'shots', 'feed', 'file', 'typed', 'derived', 'corrected'));

alter table feeds.problem drop constraint problem_kind_check;
alter table feeds.problem add constraint problem_kind_check
  check (kind in ('gap', 'late', 'contradiction', 'stopped', 'unreadable', 'unknown_draw', 'too_early'));
