-- Posts legs in the order of their ids and moves the balances of the players among them, whose accounts the caller
-- has locked. Settings and `offset 0` hold the joins to index look-ups: the cached plan must not depend on how full the
-- tables were when it was made.
create or replace function ledger.post(p_legs ledger.leg[]) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
  set plan_cache_mode = force_generic_plan as $$
declare
  written integer;
begin
  with leg as (
    select l.*,
      case when d.kind = 'player' then d.id when c.kind = 'player' then c.id end as player,
      case when d.kind = 'player' then -l.amount else l.amount end as change,
      case when d.kind = 'player' then d.balance else c.balance end as balance,
      case when d.kind = 'player' then d.version else c.version end as version
    from unnest(p_legs) l
    cross join lateral (select * from ledger.account where id = l.debit_account offset 0) d
    cross join lateral (select * from ledger.account where id = l.credit_account offset 0) c
    -- Money crosses neither brands nor currencies, and never goes from player to player.
    where d.merchant_id = c.merchant_id and d.currency = c.currency and not (d.kind = 'player' and c.kind = 'player')
  ), moved as (
    update ledger.account a set balance = a.balance + s.change, version = a.version + s.legs
    from (select player, sum(change)::bigint as change, count(*) as legs
          from leg where player is not null group by player) s
    where a.id = s.player
  )
  insert into ledger.transfer
    (id, debit_account, credit_account, amount, code, event_at, group_id, player_account, player_version, player_balance)
  select id, debit_account, credit_account, amount, code, event_at, group_id, player,
    case when player is not null then version + row_number() over running end,
    case when player is not null then balance + sum(change) over running end
  from leg
  window running as (partition by player order by id);
  get diagnostics written = row_count;
  if written <> cardinality(p_legs) then
    raise exception 'a leg names an unknown account, or one of another brand or currency, or two players';
  end if;
end $$;

revoke execute on function ledger.post from public;
