-- Moves the money of lines whose state has changed, and enters it in the record of bets; the caller holds the players' accounts. What is due to a
-- player comes first, so that what is taken back finds as much as there is; what a wallet lacks then becomes a debt, and no balance goes below zero for it.
-- Stakes and rebates go in one transfer for a slip, wins in one for a line; lottery.movement says how much of each belongs to which line.
create or replace function lottery.carry_out(p_outcomes lottery.outcome[], p_now timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  legs ledger.leg[];
  movements lottery.movement[];
  changes bets.change[];
begin
  -- The horizon of roll-up and sealing counts on ids being drawn by transactions that have their xid.
  perform pg_current_xact_id();
  with piece as materialized (
    select o.line_id, o.slip_id, o.merchant_id, o.member_id, o.account_id, p.kind, p.amount, p.is_due,
      case when p.kind in ('bet_rollback', 'rebate') then o.slip_id else o.line_id end as posted_for
    from unnest(p_outcomes) o
    cross join lateral (values
      ('bet_rollback', true, case when new_state = 'refunded' then stake end),
      ('rebate', true, new_rebated - old_rebated),
      ('win', true, case when new_payout <> old_payout then new_payout end),
      ('win_rollback', false, case when new_payout <> old_payout then old_payout end),
      ('rebate_rollback', false, old_rebated - new_rebated)
    ) as p(kind, is_due, amount)
    where (o.old_rebated <> o.new_rebated or o.new_payout > 0 or o.old_payout > 0 or o.new_state = 'refunded') and p.amount > 0
  ), fund as materialized (
    select a.account_id, a.currency, a.available + d.due as available
    from (select account_id, coalesce(sum(amount) filter (where is_due), 0) as due from piece group by account_id) d
    cross join lateral (
      select account_id, currency, available from ledger.available_balance where account_id = d.account_id offset 0) a
  ), house as materialized (
    select merchant_id, currency, ledger.open_account(merchant_id, currency, 'house_game', null, 'lottery') as account
    from (select distinct merchant_id, currency from piece join fund using (account_id)) b
  ), taken as materialized (
    -- Of each amount taken back: what the wallet still has after those before it.
    select p.*, f.currency,
      least(p.amount, greatest(f.available - (sum(p.amount) over earlier - p.amount), 0)) as covered
    from piece p join fund f using (account_id)
    where not p.is_due
    window earlier as (partition by p.account_id order by p.line_id, p.kind)
  ), leg as materialized (
    select nextval('ledger.transfer_id') as transfer_id, l.*
    from (
      select 1 as part, p.kind, p.posted_for, h.account as debit, p.account_id as credit, sum(p.amount)::bigint as amount,
        case p.kind when 'rebate' then 'lottery_rebate' else p.kind end as code
      from piece p join fund f using (account_id) join house h using (merchant_id, currency)
      where p.is_due group by p.kind, p.posted_for, p.account_id, h.account
      union all
      select 2, t.kind, t.posted_for, t.account_id, h.account, t.covered::bigint,
        case t.kind when 'rebate_rollback' then 'lottery_rebate_rollback' else t.kind end
      from taken t join house h using (merchant_id, currency) where t.covered > 0
      union all
      select 3, replace(t.kind, 'rollback', 'shortfall'), t.posted_for,
        ledger.open_account(t.merchant_id, t.currency, 'receivable', t.member_id), h.account, (t.amount - t.covered)::bigint,
        case t.kind when 'rebate_rollback' then 'lottery_rebate_shortfall' else 'win_shortfall' end
      from taken t join house h using (merchant_id, currency) where t.covered < t.amount
      order by part, posted_for, kind offset 0
    ) l
  )
  select
    (select array_agg((transfer_id, debit, credit, amount, code, p_now, posted_for)::ledger.leg order by transfer_id) from leg),
    (select array_agg((p.line_id, l.transfer_id, l.kind, case when p.is_due then p.amount else l.amount end, p_now)::lottery.movement)
      from piece p join leg l on l.posted_for = p.posted_for
        and l.kind in (p.kind, case when not p.is_due then replace(p.kind, 'rollback', 'shortfall') end))
  into legs, movements;
  if legs is not null then
    perform ledger.post(legs);
    insert into lottery.movement (line_id, transfer_id, kind, amount, at)
    select line_id, transfer_id, kind, amount, at from unnest(movements);
  end if;
  select array_agg((line_id, null, null, null, null, merchant_id, member_id, account_id, null, null, null, null,
    case when new_state = 'refunded' then -stake else 0 end, 0, new_payout - old_payout,
    case when new_state = 'refunded' then -1 else 0 end,
    -- A stake that comes back by a push is paid, and no win.
    (new_state = 'won')::integer - (old_state = 'won')::integer, true, false, new_turnover, null, null, null, null, null, null)::bets.change)
  into changes from unnest(p_outcomes);
  if changes is not null then
    perform bets.record(p_now, changes);
  end if;
end $$;

revoke execute on function lottery.carry_out from public;
