create or replace function studio.guard_shared_round() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'announced' then raise exception 'a shared round begins announced'; end if;
    -- Public before its first use: from a commit before this transaction.
    if not exists (select from studio.fair_chain where id = new.chain_id and subject = new.subject and published_at < now()) then
      raise exception 'the anchor of the chain was not public before';
    end if;
  elsif new.state = old.state
    or not (old.state, new.state) in (('announced', 'open'), ('open', 'closed'), ('closed', 'settled'),
      ('announced', 'void'), ('open', 'void'), ('closed', 'void'))
    or (new.id, new.subject, new.number, new.kind, new.rule_version, new.chain_id, new.place, new.link_before, new.terms)
      is distinct from (old.id, old.subject, old.number, old.kind, old.rule_version, old.chain_id, old.place, old.link_before, old.terms)
    or (old.state <> 'announced' and new.closes_at is distinct from old.closes_at) then
    raise exception 'a shared round that is % cannot become % like this', old.state, new.state;
  end if;
  insert into studio.shared_round_move (round_id, state, fence, at) values (new.id, new.state, new.fence, clock_timestamp());
  return null;
end $$;
