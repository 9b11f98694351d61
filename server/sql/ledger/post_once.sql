-- One transfer between two accounts, once per reference. Answers what it did and the player's balance after it;
-- a reference that comes back with other content is a bug of the caller and raises.
create or replace function ledger.post_once(
  p_reference uuid, p_debit bigint, p_credit bigint, p_amount bigint, p_code ledger.transfer_code, p_event_at timestamptz
) returns table (outcome text, transfer_id bigint, available bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
#variable_conflict use_column
declare
  known ledger.posted_reference;
  new_id bigint;
  player ledger.account;
begin
  perform ledger.lock_players(array[p_debit, p_credit]);
  -- The horizon of roll-up and sealing counts on ids being drawn by transactions that have their xid.
  perform pg_current_xact_id();
  select * into player from ledger.account where id in (p_debit, p_credit) and kind = 'player';
  if player.id = p_debit and player.balance - player.held < p_amount
     and not exists (select from ledger.posted_reference where reference = p_reference) then
    return query select 'insufficient', null::bigint, player.balance - player.held;
    return;
  end if;
  new_id := nextval('ledger.transfer_id');
  insert into ledger.posted_reference values (p_reference, new_id, p_debit, p_credit, p_amount, p_code)
  on conflict do nothing;
  if found then
    perform ledger.post(array[(new_id, p_debit, p_credit, p_amount, p_code, p_event_at, p_reference)::ledger.leg]);
    return query select 'posted', new_id,
      player.balance - player.held + case when player.id = p_debit then -p_amount else p_amount end;
    return;
  end if;
  select * into known from ledger.posted_reference where reference = p_reference;
  if (known.debit_account, known.credit_account, known.amount, known.code)
     is distinct from (p_debit, p_credit, p_amount, p_code) then
    raise exception 'reference % was posted before with other content', p_reference using errcode = 'unique_violation';
  end if;
  return query select 'repeated', known.transfer_id, player.balance - player.held;
end $$;

revoke execute on function ledger.post_once from public;
grant execute on function ledger.post_once to lanna_app;
