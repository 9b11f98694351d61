-- Writes down what was refused or is owed and concerns operators: cases about bets, and alerts.
create or replace function vendor_wallet.record_unusual(
  p_now timestamptz, p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- A rollback that came after its bet had paid is refused, and an operator decides about the bet.
  insert into vendor_wallet.reconciliation_case (bet_id, kind, merchant_id, vendor_id, opened_at)
  select bet_id, 'rollback_refused', merchant_id, vendor_id, p_now
  from unnest(p_facts, p_decisions)
  where kind = 'rollback' and status = 'RS_ERROR_DUPLICATE_TRANSACTION' and not is_answered and known_status is null
    and bet_id is not null
  on conflict do nothing;
  if found then
    perform vendor_wallet.tell_console('cases_changed', array(select distinct merchant_id from unnest(p_facts)));
  end if;

  insert into vendor_wallet.alert (kind, vendor_id, account_id, merchant_id, subject, facts, raised_at, last_at)
  select alert.kind, vendor_id, account_id, merchant_id, subject, alert.facts, p_now, p_now
  from unnest(p_facts, p_decisions)
  cross join lateral (select not is_answered and known_status is null as is_first) came
  cross join lateral (values
    ('win_beyond_limit', transaction_uuid::text, jsonb_build_object('amount', amount::text, 'round', round),
      is_first and kind in ('win', 'correct') and status = 'RS_ERROR_LIMIT_REACHED'),
    ('rollback_of_settled_bet', reference_uuid::text,
      jsonb_build_object('rollback', transaction_uuid, 'round', bet_reference),
      is_first and kind = 'rollback' and status = 'RS_ERROR_DUPLICATE_TRANSACTION'),
    ('win_shortfall', reference_uuid::text, jsonb_build_object('owed', owed::text, 'round', bet_reference),
      is_first and owed > 0),
    -- An id that was used before came with other content.
    ('transaction_conflict', transaction_uuid::text,
      jsonb_build_object('kind', kind, 'amount', amount::text, 'round', round, 'request', request_uuid),
      not is_first and status = 'RS_ERROR_DUPLICATE_TRANSACTION')
  ) as alert(kind, subject, facts, is_due)
  where is_due
  on conflict do nothing;
  if found then
    perform vendor_wallet.tell_console('wallet_alerts_changed', array(select distinct merchant_id from unnest(p_facts)));
  end if;
end $$;

revoke execute on function vendor_wallet.record_unusual from public;
