-- Which part of what a decision moves is the bonus's. A bet takes cash first; what it wins returns in the shares of its round's stakes, the odd part
-- to cash; what is undone goes back as it was taken. What comes to a bonus that has ended follows what that has become: cash, within what its terms
-- let become cash, or the brand's. What is taken from one that has not enough left is borne by the brand: no member owes bonus money.
create or replace function vendor_wallet.share_bonus(f vendor_wallet.facts, d vendor_wallet.decision) returns vendor_wallet.decision
  language plpgsql stable as $$
declare
  stakes bigint := f.bet_cash + f.bet_bonus;
  is_paid boolean := (d.effect <> 'bet') = (d.direction = 1);
  played bigint := d.moved - d.unused;
begin
  if d.effect = 'bet' and d.direction = 1 then
    d.bonus := case when d.from_promotion then 0 else greatest(d.moved - f.available, 0) end;
  elsif d.effect is not null and f.bet_bonus_id is not null then
    if d.direction = -1 and d.effect <> 'correct' then
      d.bonus := case when d.moved > 0 then f.ref_bonus else 0 end;
      d.bonus_unused := case when d.unused > 0 then f.ref_bonus_unused else 0 end;
    elsif d.direction = -1 then
      d.bonus := case when f.bet_payout > 0 then div(d.moved::numeric * f.bet_bonus_payout, f.bet_payout) else 0 end;
    elsif not f.is_promo and d.moved > 0 then
      d.bonus_unused := case when d.unused > 0 and f.cash_reserve + f.bonus_reserve > 0
        then div(d.unused::numeric * f.bonus_reserve, f.cash_reserve + f.bonus_reserve) else 0 end;
      d.bonus := d.bonus_unused + case
        when stakes > 0 then div(played::numeric * f.bet_bonus, stakes)
        -- Nothing of it was played: as the bet that is named was paid.
        when f.ref_amount > 0 and f.ref_kind = 'bet' then div(played::numeric * f.ref_bonus, f.ref_amount)
        else 0 end;
    end if;
    if is_paid then
      d.bonus_cash := case when f.bet_bonus_state = 'completed' then least(d.bonus, coalesce(f.bet_bonus_left, d.bonus)) else 0 end;
      d.bonus_brand := case when f.bet_bonus_state = 'active' then 0 else d.bonus - d.bonus_cash end;
    else
      d.owed := greatest(d.moved - d.bonus - f.available, 0);
      d.bonus_cash := case when f.bet_bonus_state = 'completed' then least(
        d.bonus - case when d.effect = 'win' then f.ref_brand else 0 end, f.bet_bonus_converted,
        f.available - (d.moved - d.bonus - d.owed)) else 0 end;
      d.bonus_brand := case when f.bet_bonus_state = 'active' then greatest(d.bonus - f.bonus_available, 0) else d.bonus - d.bonus_cash end;
    end if;
  end if;
  if f.bonus_open and not d.is_answered then
    d.bonus_told := f.bonus_available + vendor_wallet.bonus_change(f, d);
  end if;
  return d;
end $$;

revoke execute on function vendor_wallet.share_bonus from public;
