-- Before kick-off alone, whatever a program believes; what was decided stays.
create or replace function studio.guard_sports_price_error() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'UPDATE' then
    if old.approved_at is not null or old.withdrawn_at is not null then raise exception 'what was decided about a price stays'; end if;
    if (new.id, new.fixture_id, new.market, new.selection, new.version, new.shown, new.truth, new.operator_id, new.proposer_id, new.reason)
      is distinct from (old.id, old.fixture_id, old.market, old.selection, old.version, old.shown, old.truth, old.operator_id, old.proposer_id, old.reason) then
      raise exception 'what was said of a price does not change';
    end if;
  elsif new.approved_at is not null then
    raise exception 'one person alone makes no price void';
  end if;
  if new.withdrawn_at is null and not exists (
    select from studio.sports_fixture f where f.id = new.fixture_id and f.state in ('prematch', 'suspended') and f.starts_at > clock_timestamp()) then
    raise exception 'from kick-off on every price stands';
  end if;
  return new;
end $$;
