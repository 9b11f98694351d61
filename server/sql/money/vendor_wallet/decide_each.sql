-- Decides calls one after another, each player's in their order: what is staked, and what is given away, counts for the next.
create or replace function vendor_wallet.decide_each(p_facts vendor_wallet.facts[]) returns vendor_wallet.decision[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  f vendor_wallet.facts;
  d vendor_wallet.decision;
  decisions vendor_wallet.decision[] := '{}';
  player bigint := -1;
  available bigint;
  stake_left bigint[];
  loss_left bigint[];
  -- What free bets of this batch have taken of each vendor's allowance at a brand.
  given_away jsonb := '{}';
  allowance text;
  -- How many bets this batch has taken of each reward.
  spent jsonb := '{}';
  reward text;
  -- What lies on the player's bonus account, and what this batch has made cash of each bonus that has ended.
  bonus_available bigint;
  converted jsonb := '{}';
  -- What the batch has won so far of a vendor's day.
  won_of_day jsonb := '{}';
  day text;
  is_near_day boolean := exists (select from unnest(p_facts) where win_day_left is not null);
begin
  foreach f in array coalesce(p_facts, '{}') loop
    if f.account_id <> player then
      player := f.account_id;
      available := f.available;
      stake_left := f.stake_left;
      loss_left := f.loss_left;
      bonus_available := null;
    end if;
    f.available := available;
    f.stake_left := stake_left;
    f.loss_left := loss_left;
    if f.is_free then
      allowance := f.merchant_id || ' ' || f.vendor_id;
      f.free_bets_today := coalesce(f.free_bets_today, 0) + coalesce((given_away ->> allowance)::bigint, 0);
    end if;
    if f.reward_left is not null then
      f.reward_left := f.reward_left - coalesce((spent ->> (f.more ->> 'reward'))::integer, 0);
    end if;
    if f.win_day_left is not null then
      day := f.vendor_id || ' ' || f.account_currency;
      f.win_day_left := f.win_day_left - coalesce((won_of_day ->> day)::bigint, 0);
    end if;
    if f.bonus_id is not null then
      bonus_available := coalesce(bonus_available, f.bonus_available);
      f.bonus_available := bonus_available;
    end if;
    if f.bet_bonus_id is not null then
      f.bet_bonus_left := f.bet_bonus_left - coalesce((converted ->> f.bet_bonus_id::text)::bigint, 0);
      f.bet_bonus_converted := f.bet_bonus_converted + coalesce((converted ->> f.bet_bonus_id::text)::bigint, 0);
    end if;
    d := vendor_wallet.decide_one(f);
    if not d.is_answered then
      available := d.balance;
    end if;
    if d.bonus > 0 then
      bonus_available := bonus_available + vendor_wallet.bonus_change(f, d);
      if d.bonus_cash > 0 then
        converted := converted || jsonb_build_object(f.bet_bonus_id,
          coalesce((converted ->> f.bet_bonus_id::text)::bigint, 0) + vendor_wallet.converted_change(d));
      end if;
    end if;
    if is_near_day then
      won_of_day := vendor_wallet.moved_day(won_of_day, f, d);
    end if;
    if stake_left is not null and d.effect is not null and not d.from_promotion then
      -- Cash alone is counted.
      if d.effect <> 'bet' then
        loss_left := vendor_wallet.moved_limits(loss_left, d.direction * (d.moved - d.unused - d.bonus + d.bonus_unused), null);
        -- Stake that was not played goes back to the periods its bet was placed in.
        if d.unused > 0 then
          stake_left := vendor_wallet.moved_limits(stake_left, d.direction * (d.unused - d.bonus_unused), f.gives_back);
          loss_left := vendor_wallet.moved_limits(loss_left, d.direction * (d.unused - d.bonus_unused), f.gives_back);
        end if;
      else
        stake_left := vendor_wallet.moved_limits(stake_left, -d.direction * (d.moved - d.bonus), f.gives_back);
        loss_left := vendor_wallet.moved_limits(loss_left, -d.direction * (d.moved - d.bonus), f.gives_back);
      end if;
    end if;
    if d.from_promotion then
      if d.direction = 1 then
        given_away := given_away
          || jsonb_build_object(allowance, coalesce((given_away ->> allowance)::bigint, 0) + d.moved);
      end if;
      reward := vendor_wallet.spent_reward(f, d);
      if reward is not null then
        spent := spent || jsonb_build_object(reward, coalesce((spent ->> reward)::integer, 0) + d.direction);
      end if;
    end if;
    decisions := array_append(decisions, d);
  end loop;
  return decisions;
end $$;

revoke execute on function vendor_wallet.decide_each from public;
