-- Writes down which wins are held, with a case of their round, and which of them their vendor has taken back.
create or replace function vendor_wallet.record_held_wins(
  p_now timestamptz, p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  changed boolean;
begin
  insert into vendor_wallet.held_win
    (vendor_id, transaction_uuid, bet_id, merchant_id, member_id, account_id, currency, amount, beyond, closes, held_at, is_promo)
  select vendor_id, transaction_uuid, on_bet, merchant_id, member_id, account_id, account_currency, held,
    case when amount > win_round_left then 'round' else 'day' end, round_closed, p_now, is_promo
  from unnest(p_facts, p_decisions) where held > 0;
  changed := found;
  -- One case for a round: of another win it is open again.
  insert into vendor_wallet.reconciliation_case (bet_id, kind, merchant_id, vendor_id, opened_at)
  select distinct on_bet, 'win_held', merchant_id, vendor_id, p_now from unnest(p_facts, p_decisions) where held > 0
  on conflict (bet_id, kind) do update set closed_at = null, outcome = null, decided_by = null, decided_by_name = null,
    reason = null, proposed_at = null, proposed_by_name = null, proposed_decision = null, opened_at = excluded.opened_at;

  with undone as (
    update vendor_wallet.held_win h set state = 'undone', decided_at = p_now
    from unnest(p_facts, p_decisions) u
    where u.ref_held and u.effect = 'win' and u.direction = -1 and h.vendor_id = u.vendor_id
      and h.transaction_uuid = u.reference_uuid and h.state = 'held'
    returning h.bet_id
  )
  update vendor_wallet.reconciliation_case c set closed_at = p_now, outcome = 'resolved'
  from undone
  where c.bet_id = undone.bet_id and c.kind = 'win_held' and c.closed_at is null
    and not exists (
      select from vendor_wallet.held_win h
      where h.bet_id = undone.bet_id and h.state = 'held' and not exists (
        select from unnest(p_facts, p_decisions) u
        where u.ref_held and u.effect = 'win' and u.direction = -1 and u.reference_uuid = h.transaction_uuid));
  if changed or found then
    perform vendor_wallet.tell_console('cases_changed', array(select distinct merchant_id from unnest(p_facts)));
  end if;
end $$;

revoke execute on function vendor_wallet.record_held_wins from public;
