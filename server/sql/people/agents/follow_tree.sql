-- Written by every writer of an account. `lanna.now` is the portal's clock, where a transaction has said it.
create or replace function agents.follow_tree() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  was_agent constant boolean := tg_op = 'UPDATE' and old.type in (1, 2, 41, 42);
  is_agent constant boolean := new.type in (1, 2, 41, 42);
  at timestamptz;
  zone text;
  next_day date;
  -- What comes later than that was not late, but belongs to another time.
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

revoke execute on function agents.follow_tree from public;
