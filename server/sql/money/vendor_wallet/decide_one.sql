-- Decides one call from its facts, and changes nothing.
create or replace function vendor_wallet.decide_one(f vendor_wallet.facts) returns vendor_wallet.decision
  language plpgsql stable as $$
declare
  d vendor_wallet.decision := (null, false, false, null, 1, 0, 0, false, false, null, f.available, 0, 0, 0, 0, 0, 0, 0);
  unused bigint := coalesce((f.more ->> 'unused_stake')::bigint, 0);
begin
  if f.known_reply is not null then
    -- The same id on another request confirms nothing: its sender must not take it for an answer to that.
    d.status := case when f.same_request then f.known_reply else 'RS_ERROR_DUPLICATE_TRANSACTION' end;
    d.balance := case when f.same_request then f.known_balance else f.available end;
    d.is_answered := true;
  elsif f.known_status is not null then
    d.status := case
      when not f.same_transaction then 'RS_ERROR_DUPLICATE_TRANSACTION'
      when f.rolled_back then 'RS_ERROR_TRANSACTION_ROLLED_BACK'
      else f.known_status
    end;
  elsif f.rolled_back and f.kind <> 'rollback' then
    d.status := 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  elsif f.kind = 'bet' then
    -- Refused for good as well: the vendor has dropped it, and a late copy must not take the money.
    d.is_final := true;
    d.status := coalesce(vendor_wallet.bet_refusal(f), 'RS_OK');
    if d.status = 'RS_OK' then
      d.effect := 'bet';
      d.moved := f.amount;
      d.from_promotion := f.is_free;
    end if;
  elsif f.kind = 'win' then
    -- A refused win is not decided for good: it may come again once its bet has. What a free bet wins is cash.
    d.status := coalesce(vendor_wallet.win_refusal(f), 'RS_OK');
    if d.status = 'RS_OK' then
      d.is_final := true;
      d.effect := 'win';
      -- Beyond a limit of its vendor it is taken and not paid: operators decide.
      d.held := case when f.amount - unused > f.win_round_left or f.amount > f.win_day_left then f.amount else 0 end;
      d.moved := f.amount - d.held;
      d.unused := case when d.held > 0 then 0 else unused end;
      d.late := coalesce(f.bet_closed, false);
    end if;
  elsif f.kind = 'correct' then
    -- As a win that is refused: it may come again.
    d.status := coalesce(vendor_wallet.correction_refusal(f), 'RS_OK');
    if d.status = 'RS_OK' then
      d.is_final := true;
      d.effect := 'correct';
      d.direction := case when f.amount < f.bet_payout then -1 else 1 end;
      d.moved := abs(f.amount - f.bet_payout);
      if d.direction = -1 then
        d.owed := greatest(d.moved - f.available, 0);
      end if;
    end if;
  else
    d.status := coalesce(vendor_wallet.rollback_refusal(f), 'RS_OK');
    d.is_final := d.status = 'RS_OK';
    if d.is_final and f.ref_status = 'RS_OK' and not f.ref_rolled_back then
      d.effect := f.ref_kind;
      d.direction := -1;
      -- The stored amount counts: a rollback carries none, and one would be ignored.
      d.moved := f.ref_amount;
      d.from_promotion := f.ref_kind = 'bet' and f.ref_free;
      if d.effect = 'win' then
        -- It may have been spent: what is left is taken, the rest is owed. No balance goes below zero for it.
        d.owed := greatest(d.moved - f.available, 0);
        d.unused := f.ref_unused;
      end if;
    end if;
  end if;
  if f.bonus_id is not null or f.bet_bonus_id is not null then
    d := vendor_wallet.share_bonus(f, d);
  end if;
  if d.effect is not null then
    d.on_bet := coalesce(f.bet_id, uuidv7());
    d.balance := f.available + case
      when d.from_promotion then 0
      when (d.effect <> 'bet') = (d.direction = 1) then d.moved - d.bonus + d.bonus_cash
      else d.owed - (d.moved - d.bonus) - d.bonus_cash
    end;
  end if;
  return d;
end $$;

revoke execute on function vendor_wallet.decide_one from public;
