-- Puts beside calls of players who have a bonus, and of rounds in which one was staked, what their decisions depend on. The caller holds the
-- players' wallets: all that move a bonus account, or a bonus from state to state, hold its player's wallet.
create or replace function vendor_wallet.with_bonuses(p_now timestamptz, p_facts vendor_wallet.facts[]) returns vendor_wallet.facts[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  facts vendor_wallet.facts[] := p_facts;
  f vendor_wallet.facts;
  bonus record;
  -- Of each call, in their order.
  playing uuid[];
  missing integer;
  has_staked boolean;
  bonus_of_reward uuid;
begin
  select array_agg(bonus_id), count(bonus_id), bool_or(bet_bonus_id is not null) into playing, missing, has_staked from unnest(p_facts);
  -- Looked up together: a batch may be of many players.
  for bonus in
    select c.n, p.bonus_account, p.max_stake, p.ends_at, p.contributions, p.excluded, a.available
    from unnest(playing) with ordinality c (id, n)
    join bonuses.playing p on p.id = c.id join ledger.available_balance a on a.account_id = p.bonus_account
  loop
    f := facts[bonus.n];
    f.bonus_available := bonus.available;
    -- A round that another was staked in has the same: a player's bonuses share one account.
    f.bet_bonus_account := bonus.bonus_account;
    f.bonus_max_stake := bonus.max_stake;
    f.bonus_rule := case
      when bonus.ends_at <= p_now then 'ended'
      when coalesce((bonus.contributions ->> f.category)::integer, 0) = 0
        or bonus.excluded ? (f.vendor_code || '/' || f.game) then 'game'
      -- In a round that another bonus was staked in, or free rounds that win bonus money, cash alone goes on.
      when f.bet_bonus_id <> f.bonus_id then 'game'
    end;
    f.bonus_open := f.bonus_rule is null;
    facts[bonus.n] := f;
    missing := missing - 1;
  end loop;
  if missing <> 0 then
    raise exception 'a bonus that is played has moved under its player''s lock';
  end if;
  if has_staked is not true then
    return facts;
  end if;
  for n in 1 .. cardinality(facts) loop
    f := facts[n];
    if f.bet_bonus_id is not null then
      -- What free rounds win for a bonus goes to the brand, which gives it as that bonus once they have ended: of their free stakes all is the bonus's.
      select b.stake + case when r.is_of_rounds then 0 else b.free_stake end as cash,
        b.bonus_stake + case when r.is_of_rounds then b.free_stake else 0 end as bonus_stake, b.bonus_payout, r.bonus_account,
        case when r.is_of_rounds then 'rounds' else r.state end as state, r.converted_most, r.converted into strict bonus
      from bets.placed_bet b join bonuses.bonus_record r on r.id = b.bonus_id where b.id = f.bet_id;
      f.bet_cash := bonus.cash;
      f.bet_bonus := bonus.bonus_stake;
      f.bet_bonus_payout := bonus.bonus_payout;
      f.bet_bonus_account := bonus.bonus_account;
      f.bet_bonus_state := bonus.state;
      f.bet_bonus_left := bonus.converted_most - bonus.converted;
      f.bet_bonus_converted := bonus.converted;
      select p.bonus, p.brand, p.unused into bonus
      from vendor_wallet.bonus_part p where p.vendor_id = f.vendor_id and p.transaction_uuid = f.reference_uuid;
      f.ref_bonus := coalesce(bonus.bonus, 0);
      f.ref_brand := coalesce(bonus.brand, 0);
      f.ref_bonus_unused := coalesce(bonus.unused, 0);
      if f.more ? 'unused_stake' then
        select coalesce(sum(w.unused_stake - w.bonus_unused), 0) as cash, coalesce(sum(w.bonus_unused), 0) as bonus into strict bonus
        from vendor_wallet.paid_tx w
        where w.bet_id = f.bet_id and w.kind = 'win' and w.reference_uuid = f.reference_uuid and w.transaction_uuid <> f.transaction_uuid
          and not exists (
            select from vendor_wallet.rollback_of u
            where u.vendor_id = w.vendor_id and u.reference_uuid = w.transaction_uuid and u.account_id = w.account_id);
        f.cash_reserve := f.ref_amount - f.ref_bonus - bonus.cash;
        f.bonus_reserve := f.ref_bonus - bonus.bonus;
      end if;
      -- What is won is shared by stakes, so free rounds that win bonus money are played in no round of another bonus's, and no others in theirs.
      if f.is_free and f.reward_left is not null then
        bonus_of_reward := vendor_wallet.bonus_of_rounds(f.more);
        if bonus_of_reward is distinct from f.bet_bonus_id and (bonus_of_reward is not null or f.bet_bonus_state = 'rounds') then
          f.reward_left := null;
        end if;
      end if;
      facts[n] := f;
    end if;
  end loop;
  return facts;
end $$;

revoke execute on function vendor_wallet.with_bonuses from public;
