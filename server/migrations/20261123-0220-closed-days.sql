-- Up to which day lines stand, because something was counted along them or changed after them. What changes in a brand's tree counts from a later day,
-- in the order of the changes: clocks that differ around midnight, and a change that is written slowly, cannot alter a day that was counted, nor put
-- changes of a day in another order than they came (which could close a circle on that day).
create table agents.line_day (
  merchant_id uuid primary key references brands.merchant,
  day date not null
);
grant select on agents.line_day to lanna_app;

create or replace function agents.follow_tree() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  was_agent constant boolean := tg_op = 'UPDATE' and old.type in (1, 2, 41, 42);
  is_agent constant boolean := new.type in (1, 2, 41, 42);
  at timestamptz;
  zone text;
  next_day date;
  -- What comes later than that was not late, but tells of another time.
  late constant interval := '1 hour';
begin
  perform pg_current_xact_id();
  if tg_op = 'INSERT' then
    insert into agents.link values (new.id, '-infinity', new.merchant_id, new.agent_id, is_agent);
    insert into agents.tree_event (merchant_id, member_id, kind, to_agent, was_agent, is_agent, at)
    values (new.merchant_id, new.id, 'joined', new.agent_id, false, is_agent, new.registered_at);
    return null;
  end if;
  at := coalesce(nullif(current_setting('lanna.now', true), '')::timestamptz, now());
  select b.time_zone into strict zone from brands.brand b where b.id = new.merchant_id;
  insert into agents.line_day as l values (new.merchant_id, (at at time zone zone)::date)
  on conflict (merchant_id) do update set day = greatest(l.day, excluded.day)
  returning least(l.day, ((at + late) at time zone zone)::date) + 1 into strict next_day;
  insert into agents.link values (new.id, next_day, new.merchant_id, new.agent_id, is_agent)
  on conflict (member_id, from_day) do update set agent_id = excluded.agent_id, is_agent = excluded.is_agent;
  insert into agents.tree_event (merchant_id, member_id, kind, from_agent, to_agent, was_agent, is_agent, at)
  values (new.merchant_id, new.id, case when new.agent_id is distinct from old.agent_id then 'moved' else 'appointed' end,
    old.agent_id, new.agent_id, was_agent, is_agent, at);
  return null;
end $$;

-- Its counter is read for a watermark.
grant select on sequence agents.tree_event_number to lanna_app;
