-- Posts legs in the order of their ids and moves the inline balances among them, whose accounts the caller has locked.
-- Settings and `offset 0` hold the joins to index look-ups: the cached plan must not depend on how full the tables were
-- when it was made. It is up to the caller that codes between an agent and the agent's line are used in that line alone.
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
      d.inline as debit_inline, d.version as debit_from_version, d.balance as debit_from_balance,
      c.inline as credit_inline, c.version as credit_from_version, c.balance as credit_from_balance
    from unnest(p_legs) l
    cross join lateral (select * from ledger.account where id = l.debit_account offset 0) d
    cross join lateral (select * from ledger.account where id = l.credit_account offset 0) c
    left join lateral (
      select same_owner from ledger.posting_rule
      where code = l.code and debit_kind = d.kind and credit_kind = c.kind offset 0) rule on true
    -- Money crosses neither brands nor currencies, and moves only as a rule says.
    where d.merchant_id = c.merchant_id and d.currency = c.currency
      and case
        when rule.same_owner then d.owner_id = c.owner_id
        when rule.same_owner is not null then true
        else l.code = 'reversal'
          and exists (select from ledger.posting_rule where debit_kind = c.kind and credit_kind = d.kind)
      end
  ), side as (
    -- The inline side of a leg; of two the debit, with the credit in a row of its own.
    select leg.*, true as is_first,
      case when debit_inline then debit_account when credit_inline then credit_account end as account,
      case when debit_inline then -amount else amount end as change,
      case when debit_inline then debit_from_version else credit_from_version end as from_version,
      case when debit_inline then debit_from_balance else credit_from_balance end as from_balance
    from leg
    union all
    select leg.*, false, credit_account, amount, credit_from_version, credit_from_balance
    from leg where debit_inline and credit_inline
  ), moving as (
    select *, from_version + row_number() over running as version, from_balance + sum(change) over running as balance
    from side
    window running as (partition by account order by id)
  ), moved as (
    update ledger.account a set balance = a.balance + s.change, version = a.version + s.legs
    from (select account, sum(change)::bigint as change, count(*) as legs
          from side where account is not null group by account) s
    where a.id = s.account
  )
  insert into ledger.transfer (id, debit_account, credit_account, amount, code, event_at, group_id,
    debit_version, debit_balance, credit_version, credit_balance)
  select m.id, m.debit_account, m.credit_account, m.amount, m.code, m.event_at, m.group_id,
    case when m.debit_inline then m.version end,
    case when m.debit_inline then m.balance end,
    case when m.debit_inline then second.version when m.credit_inline then m.version end,
    case when m.debit_inline then second.balance when m.credit_inline then m.balance end
  from moving m
  left join lateral (
    select version, balance from moving s
    where m.debit_inline and m.credit_inline and s.id = m.id and not s.is_first offset 0) second on true
  where m.is_first;
  get diagnostics written = row_count;
  if written <> cardinality(p_legs) then
    raise exception 'a leg names an unknown account, or one of another brand or currency, or no rule allows it'
      using errcode = 'check_violation';
  end if;
end $$;

revoke execute on function ledger.post from public;
