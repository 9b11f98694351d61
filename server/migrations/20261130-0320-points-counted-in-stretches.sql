-- Points are counted a stretch of settlements at a time, and its members some at a time in the order of their ids: each once, however many of its bets there are.
-- `stretch_to`: the last settlement of the stretch under way; `after_member`: who of it was counted last. Null between two stretches.
alter table points.counting add column stretch_to bigint, add column after_member uuid,
  add check ((stretch_to is null) = (after_member is null));
