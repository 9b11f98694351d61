-- Applies a batch of bets, wins and rollbacks in one transaction, each as if it had come alone, in the order of the
-- arrays for any one player. Answers statuses and available balances in that order.
--
-- The caller keeps out of one batch what would have to see another's rows: the same request, transaction, reference or
-- round. Should it fail to, a unique constraint refuses the batch, and the caller tries its items one by one.
create or replace function vendor_wallet.apply_batch(
  p_now timestamptz,
  p_kind vendor_wallet.kind[],
  p_vendor uuid[],
  p_account bigint[],
  p_request uuid[],
  p_transaction uuid[],
  p_reference uuid[],
  p_fingerprint bytea[],
  p_round text[],
  p_round_closed boolean[],
  p_game text[],
  p_currency text[],
  p_amount bigint[],
  p_is_free boolean[],
  p_is_promo boolean[],
  p_token_expired boolean[]
) returns table (statuses text[], balances bigint[])
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  -- The cached plan must be index look-ups in the order written, however empty the tables were when it was made: these
  -- settings, and `lateral … offset 0` below, leave the planner no other choice.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
  set enable_memoize = off
  set plan_cache_mode = force_generic_plan
  -- A player somebody else holds on to must not hold up everybody in the batch.
  set lock_timeout = '250ms' as $$
declare
  -- Above this nothing goes through: a trillion units is a vendor's error, and sums must stay in 64 bits.
  greatest_amount constant bigint := 100000000000000000;
  i record;
  available bigint;            -- of the player at hand, as it stands after the items before
  player bigint := -1;
  status vendor_wallet.status;
  is_final boolean;            -- decided for good, so that the transaction gets its row
  effect vendor_wallet.kind;   -- what is done (direction 1) or undone (-1); null when nothing is
  direction integer;
  amount bigint;
  moved bigint;
  is_free boolean;
  is_paid_in boolean;          -- towards the vendor's account
  late boolean;
  staker bigint;               -- the player's account, or the brand's promotion account for a free bet
  vendor_account bigint;       -- the vendor's at the brand, looked up again only when one of the three changes
  vendor_account_of record;
  played bets.placed_bet;      -- as it stands before the item
  bet_id uuid;
  flags boolean;
  legs ledger.leg[] := '{}';
  requests vendor_wallet.request[] := '{}';
  transactions vendor_wallet.provider_tx[] := '{}';
  undone vendor_wallet.rollback_of[] := '{}';
  changes bets.change[] := '{}';
  touched uuid[] := '{}';
begin
  statuses := array_fill(null::text, array[cardinality(p_kind)]);
  balances := array_fill(null::bigint, array[cardinality(p_kind)]);
  perform ledger.lock_accounts(p_account);

  for i in
    select u.*, u.ord::integer as place,
      a.merchant_id, a.owner_id as member_id, a.currency as account_currency, a.balance - a.held as available,
      q.status as known_reply, q.balance as known_balance,
      (q.kind, q.transaction_uuid, q.fingerprint) = (u.kind, u.transaction_uuid, u.fingerprint) as same_request,
      t.status as known_status, (t.kind, t.fingerprint) = (u.kind, u.fingerprint) as same_transaction,
      undo.rollback_uuid is not null as rolled_back,
      m.enabled as brand_enabled, v.enabled and bv.enabled as vendor_enabled, v.code as vendor_code, g.enabled and m.settings ->> 'gamesOpen' is distinct from 'false' as game_enabled,
      g.game_type, p.status as member_status,
      least(vendor_wallet.max_stake(m.settings), l.max_stake) as max_stake,
      f.kind as ref_kind, f.status as ref_status, f.account_id as ref_account, f.amount as ref_amount,
      f.is_free as ref_free, ref_undo.rollback_uuid is not null as ref_rolled_back,
      coalesce(by_reference.played, by_name.played) as known_bet
    from unnest(p_kind, p_vendor, p_account, p_request, p_transaction, p_reference, p_fingerprint, p_round,
        p_round_closed, p_game, p_currency, p_amount, p_is_free, p_is_promo, p_token_expired) with ordinality
      as u(kind, vendor_id, account_id, request_uuid, transaction_uuid, reference_uuid, fingerprint, round,
        round_closed, game, currency, amount, is_free, is_promo, token_expired, ord)
    cross join lateral (select * from ledger.account where id = u.account_id and is_wallet offset 0) a
    cross join lateral (select member.status from members.member where id = a.owner_id offset 0) p
    cross join lateral (select enabled, settings from brands.merchant where id = a.merchant_id offset 0) m
    cross join lateral (select code, enabled from catalogue.vendor where id = u.vendor_id offset 0) v
    left join lateral (
      select enabled from catalogue.brand_vendor
      where merchant_id = a.merchant_id and vendor_id = u.vendor_id offset 0) bv on true
    left join lateral (
      select enabled, game_type from catalogue.game where vendor_id = u.vendor_id and code = u.game offset 0) g on true
    left join lateral (select max_stake from vendor_wallet.bet_limit where member_id = a.owner_id offset 0) l on true
    left join lateral (
      select * from vendor_wallet.request
      where vendor_id = u.vendor_id and request_uuid = u.request_uuid offset 0) q on true
    left join lateral (
      select * from vendor_wallet.provider_tx
      where vendor_id = u.vendor_id and transaction_uuid = u.transaction_uuid offset 0) t on true
    left join lateral (
      select rollback_uuid from vendor_wallet.rollback_of
      where vendor_id = u.vendor_id and reference_uuid = u.transaction_uuid and account_id = u.account_id offset 0
    ) undo on true
    left join lateral (
      select * from vendor_wallet.provider_tx
      where vendor_id = u.vendor_id and transaction_uuid = u.reference_uuid offset 0) f on true
    left join lateral (
      select rollback_uuid from vendor_wallet.rollback_of
      where vendor_id = u.vendor_id and reference_uuid = u.reference_uuid and account_id = u.account_id offset 0
    ) ref_undo on true
    left join lateral (
      select b as played from bets.placed_bet b where id = f.round_id and f.kind <> 'rollback' offset 0) by_reference on true
    left join lateral (
      select b as played from bets.placed_bet b
      where account_id = u.account_id and source_id = u.vendor_id and reference = u.round offset 0) by_name on true
    order by u.account_id, u.ord
  loop
    if i.account_id <> player then
      player := i.account_id;
      available := i.available;
    end if;
    if i.known_reply is not null then
      -- The same id on another request confirms nothing: its sender must not take it for an answer to that.
      statuses[i.place] := case when i.same_request then i.known_reply else 'RS_ERROR_DUPLICATE_TRANSACTION' end;
      balances[i.place] := case when i.same_request then i.known_balance else available end;
      continue;
    end if;

    effect := null;
    direction := 1;
    amount := 0;
    is_final := false;
    is_free := i.is_free;
    late := false;
    played := i.known_bet;
    flags := false;

    if i.known_status is not null then
      status := case
        when not i.same_transaction then 'RS_ERROR_DUPLICATE_TRANSACTION'
        when i.rolled_back then 'RS_ERROR_TRANSACTION_ROLLED_BACK'
        else i.known_status
      end;

    elsif i.rolled_back and i.kind <> 'rollback' then
      status := 'RS_ERROR_TRANSACTION_ROLLED_BACK';

    elsif i.kind = 'bet' then
      status := case
        when i.token_expired then 'RS_ERROR_TOKEN_EXPIRED'
        when not i.brand_enabled or i.vendor_enabled is not true then 'RS_ERROR_INVALID_PARTNER'
        when i.member_status <> 'active' then 'RS_ERROR_USER_DISABLED'
        when i.game_enabled is not true then 'RS_ERROR_INVALID_GAME'
        when i.currency <> i.account_currency then 'RS_ERROR_WRONG_CURRENCY'
        when i.is_free and i.amount > greatest_amount then 'RS_ERROR_LIMIT_REACHED'
        when not i.is_free and i.amount > i.max_stake then 'RS_ERROR_LIMIT_REACHED'
        when not i.is_free and i.amount > available then 'RS_ERROR_NOT_ENOUGH_MONEY'
        else 'RS_OK'
      end;
      is_final := true;
      if status = 'RS_OK' then
        effect := 'bet';
        amount := i.amount;
      end if;

    elsif i.kind = 'win' then
      status := case
        when i.ref_account <> player then 'RS_ERROR_INVALID_TOKEN'
        when i.currency <> i.account_currency then 'RS_ERROR_WRONG_CURRENCY'
        when i.amount > greatest_amount then 'RS_ERROR_LIMIT_REACHED'
        -- A supplier's prize wants a round that was played, not a bet that still stands.
        when i.is_promo and played.id is not null then 'RS_OK'
        when i.ref_rolled_back then 'RS_ERROR_TRANSACTION_ROLLED_BACK'
        when i.ref_kind = 'bet' and i.ref_status = 'RS_OK' then 'RS_OK'
        else 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
      end;
      -- A refused win is not decided for good: it may come again once its bet has.
      if status = 'RS_OK' then
        is_final := true;
        effect := 'win';
        amount := i.amount;
        late := coalesce(played.closed, false);
      elsif status = 'RS_ERROR_LIMIT_REACHED' then
        insert into vendor_wallet.alert (kind, vendor_id, account_id, subject, facts, raised_at)
        values ('win_beyond_limit', i.vendor_id, player, i.transaction_uuid::text,
          jsonb_build_object('amount', i.amount::text, 'round', i.round), p_now)
        on conflict do nothing;
      end if;

    else
      status := case
        when i.ref_account <> player then 'RS_ERROR_INVALID_TOKEN'
        when i.ref_kind = 'rollback' then 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
        -- What was paid in its own round is a win of the bet; a prize that named it before it came was paid in another.
        when i.ref_kind = 'bet' and i.ref_status = 'RS_OK' and not i.ref_rolled_back and played.live_payouts > 0 and exists (
          select from vendor_wallet.provider_tx w
          where w.round_id = played.id and w.kind = 'win' and w.reference_uuid = i.reference_uuid
            and not exists (
              select from vendor_wallet.rollback_of u
              where u.vendor_id = w.vendor_id and u.reference_uuid = w.transaction_uuid and u.account_id = w.account_id))
          then 'RS_ERROR_DUPLICATE_TRANSACTION'
        else 'RS_OK'
      end;
      if status = 'RS_OK' then
        is_final := true;
        if i.ref_status = 'RS_OK' and not i.ref_rolled_back then
          effect := i.ref_kind;
          direction := -1;
          -- What was stored counts: a rollback carries no amount, and none would be believed.
          amount := i.ref_amount;
          is_free := i.ref_free;
        end if;
        if not i.ref_rolled_back then
          undone := array_append(undone, (i.vendor_id, i.reference_uuid, player, i.transaction_uuid, effect, amount,
            p_now)::vendor_wallet.rollback_of);
        end if;
      elsif status = 'RS_ERROR_DUPLICATE_TRANSACTION' then
        insert into vendor_wallet.alert (kind, vendor_id, account_id, subject, facts, raised_at)
        values ('rollback_of_settled_bet', i.vendor_id, player, i.reference_uuid::text,
          jsonb_build_object('rollback', i.transaction_uuid, 'round', played.reference), p_now)
        on conflict do nothing;
        flags := true;
      end if;
    end if;

    -- What a free bet wins is cash like any other win.
    is_free := is_free and effect is not distinct from 'bet';
    if effect is not null and amount > 0 then
      if vendor_account_of is distinct from (i.merchant_id, i.account_currency, i.vendor_id) then
        vendor_account := ledger.open_account(i.merchant_id, i.account_currency, 'vendor_settlement', i.vendor_id);
        vendor_account_of := (i.merchant_id, i.account_currency, i.vendor_id);
      end if;
      staker := case
        when is_free then ledger.open_account(i.merchant_id, i.account_currency, 'promotion', null)
        else player
      end;
      is_paid_in := (effect = 'bet') = (direction = 1);
      moved := amount;
      if effect = 'win' and direction = -1 and available < amount then
        -- The win has been spent: what is left is taken, the rest the player owes. No balance goes below zero for it.
        moved := available;
        legs := array_append(legs, (nextval('ledger.transfer_id'),
          ledger.open_account(i.merchant_id, i.account_currency, 'receivable', i.member_id), vendor_account,
          amount - moved, 'win_shortfall', p_now, i.transaction_uuid)::ledger.leg);
        insert into vendor_wallet.alert (kind, vendor_id, account_id, subject, facts, raised_at)
        values ('win_shortfall', i.vendor_id, player, i.reference_uuid::text,
          jsonb_build_object('owed', (amount - moved)::text, 'round', played.reference), p_now)
        on conflict do nothing;
      end if;
      if moved > 0 then
        legs := array_append(legs, (nextval('ledger.transfer_id'),
          case when is_paid_in then staker else vendor_account end,
          case when is_paid_in then vendor_account else staker end,
          moved,
          case when is_free then 'free_' else '' end || effect || case when direction = -1 then '_rollback' else '' end,
          p_now, i.transaction_uuid)::ledger.leg);
        available := available + case when is_free then 0 when is_paid_in then -moved else moved end;
      end if;
    end if;

    bet_id := coalesce(played.id, case when effect is not null then uuidv7() end);
    if effect is not null or flags then
      changes := array_append(changes, (bet_id, i.vendor_code, i.vendor_id, i.round, null, i.merchant_id, i.member_id,
        player, i.account_currency, i.game, i.game_type, null,
        case when effect = 'bet' and not is_free then direction * amount else 0 end,
        case when effect = 'bet' and is_free then direction * amount else 0 end,
        case when effect = 'win' then direction * amount else 0 end,
        case when effect = 'bet' then direction else 0 end,
        case when effect = 'win' then direction else 0 end,
        effect is not null and i.round_closed, flags, null)::bets.change);
    end if;
    if effect is not null and touched[cardinality(touched)] is distinct from i.member_id then
      touched := array_append(touched, i.member_id);
    end if;

    if is_final then
      transactions := array_append(transactions, (i.vendor_id, i.transaction_uuid, i.kind, player, status,
        i.fingerprint, i.reference_uuid, case when effect is not null then bet_id end, amount, is_free, late,
        available, p_now)::vendor_wallet.provider_tx);
    end if;
    requests := array_append(requests, (i.vendor_id, i.request_uuid, i.transaction_uuid, i.kind, i.fingerprint, player,
      status, available, p_now)::vendor_wallet.request);
    statuses[i.place] := status;
    balances[i.place] := available;
  end loop;

  if cardinality(legs) > 0 then
    perform ledger.post(legs);
  end if;
  insert into vendor_wallet.request select * from unnest(requests);
  insert into vendor_wallet.provider_tx select * from unnest(transactions);
  if cardinality(undone) > 0 then
    insert into vendor_wallet.rollback_of select * from unnest(undone);
  end if;
  if cardinality(changes) > 0 then
    perform bets.record(p_now, changes);
  end if;

  -- A notice holds less than 8000 bytes, an id takes 39.
  for chunk in 0 .. (cardinality(touched) - 1) / 190 loop
    exit when cardinality(touched) = 0;
    perform pg_notify('lanna_push', json_build_object('m', touched[chunk * 190 + 1 : chunk * 190 + 190],
      't', array['balance_changed', 'bets_changed'])::text);
  end loop;
  return next;
end $$;

revoke execute on function vendor_wallet.apply_batch from public;
grant execute on function vendor_wallet.apply_batch to lanna_app;
