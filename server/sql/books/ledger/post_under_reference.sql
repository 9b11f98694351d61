-- Posts legs once per reference, or answers why it does not: the one path of post_group, reverse, capture_hold, and of
-- what other modules prove before they post. Outcomes, with the leg (from 1) and the account they are about:
--   posted            and every leg stands
--   repeated          posted before with the same content; nothing moves now
--   conflict          the reference was used for something else
--   not_allowed       no rule lets this leg go where it should, or it names an account of another brand or currency
--   insufficient      an inline account cannot pay this leg; available is what it has
--   beyond_hold       of the hold there is less left than this; available is what is left
--   already_reversed  by another reference
-- p_in_line: the caller has proved that the legs stay within an agent's line.
-- Planned once for each connection: by itself PostgreSQL would plan anew each time, since a plan that knows of one leg looks cheaper than one for ten.
-- Settings hold such a plan to index look-ups, as in ledger.post.
create or replace function ledger.post_under_reference(
  p_reference uuid, p_debits bigint[], p_credits bigint[], p_amounts bigint[], p_codes text[], p_event_at timestamptz,
  p_in_line boolean default false, p_reverses uuid default null, p_captures uuid default null
) returns table (outcome text, leg integer, account bigint, available bigint)
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
  set plan_cache_mode = force_generic_plan as $$
declare
  legs_most constant integer := 1000;
  content bytea;
  known bytea;
  refused record;
  legs ledger.leg[];
begin
  if coalesce(cardinality(p_debits), 0) not between 1 and legs_most
     or (cardinality(p_debits), cardinality(p_debits), cardinality(p_debits))
       <> (cardinality(p_credits), cardinality(p_amounts), cardinality(p_codes)) then
    raise exception 'a posting has 1 to % legs, each with both accounts, an amount and a code', legs_most;
  end if;
  select sha256(convert_to(concat_ws(E'\n', 'reverses ' || p_reverses, 'captures ' || p_captures,
      string_agg(concat_ws('|', debit, credit, amount, code), E'\n' order by ord)), 'UTF8'))
  into content
  from unnest(p_debits, p_credits, p_amounts, p_codes) with ordinality as l(debit, credit, amount, code, ord);

  perform ledger.lock_accounts(p_debits || p_credits);
  -- The horizon of roll-up and sealing counts on ids being drawn by transactions that have their xid.
  perform pg_current_xact_id();
  select fingerprint into known from ledger.posting where reference = p_reference;
  if found then
    return query select case when known = content then 'repeated' else 'conflict' end, null::integer, null::bigint, null::bigint;
    return;
  end if;

  if exists (select from ledger.posting where reverses = p_reverses) then
    return query select 'already_reversed', null::integer, null::bigint, null::bigint;
    return;
  end if;

  select l.ord::integer as leg into refused
  from unnest(p_debits, p_credits, p_amounts, p_codes) with ordinality as l(debit, credit, amount, code, ord)
  left join ledger.account d on d.id = l.debit
  left join ledger.account c on c.id = l.credit
  where (d.merchant_id, d.currency) is distinct from (c.merchant_id, c.currency)
    or d.id is null or l.debit = l.credit or coalesce(l.amount, 0) <= 0
    or not case
      when l.code = 'reversal' then p_reverses is not null
        and exists (select from ledger.posting_rule r where r.debit_kind = c.kind and r.credit_kind = d.kind)
      else exists (
        select from ledger.posting_rule r
        where (r.code, r.debit_kind, r.credit_kind) = (l.code, d.kind, c.kind)
          and (r.in_line is null or p_in_line) and (not r.same_owner or d.owner_id = c.owner_id))
    end
  order by l.ord limit 1;
  if found then
    return query select 'not_allowed', refused.leg, null::bigint, null::bigint;
    return;
  end if;

  if p_captures is not null then
    -- Every path that changes a hold locks its account first, as this one does.
    select h.amount - h.captured as remaining, h.released is null as stands, h.account_id into refused
    from ledger.hold h where h.reference = p_captures;
    if not refused.stands or refused.remaining < p_amounts[1] then
      return query select 'beyond_hold', 1, refused.account_id,
        case when refused.stands then refused.remaining else 0 end;
      return;
    end if;
  end if;

  select s.ord::integer as leg, s.id, s.balance - s.held as available into refused
  from (
    select l.ord, a.id, a.balance, a.held, l.change, sum(l.change) over (partition by a.id order by l.ord) as moved
    from (
      select ord, debit as account, -amount as change
      from unnest(p_debits, p_amounts) with ordinality as l(debit, amount, ord)
      union all
      select ord, credit, amount from unnest(p_credits, p_amounts) with ordinality as l(credit, amount, ord)
    ) l
    join ledger.account a on a.id = l.account and a.inline
  ) s
  -- What a capture takes is among what is held.
  where s.change < 0 and s.balance - s.held + s.moved < 0 and p_captures is null
  order by s.ord limit 1;
  if found then
    return query select 'insufficient', refused.leg, refused.id, refused.available;
    return;
  end if;

  select array_agg((nextval('ledger.transfer_id'), l.debit, l.credit, l.amount, l.code, p_event_at, p_reference)::ledger.leg)
  into legs
  from unnest(p_debits, p_credits, p_amounts, p_codes) as l(debit, credit, amount, code);
  insert into ledger.posting (reference, fingerprint, first_id, last_id, reverses, captures)
  values (p_reference, content, legs[1].id, legs[cardinality(legs)].id, p_reverses, p_captures)
  on conflict do nothing;
  if found then
    if p_captures is not null then
      update ledger.hold h set captured = h.captured + p_amounts[1] where h.reference = p_captures;
      update ledger.account a set held = a.held - p_amounts[1] where a.id = p_debits[1];
    end if;
    perform ledger.post(legs);
    return query select 'posted', null::integer, null::bigint, null::bigint;
    return;
  end if;
  -- Another transaction used the reference first, with accounts of which none is inline, or with others.
  select fingerprint into known from ledger.posting where reference = p_reference;
  return query select
    case when known is null then 'already_reversed' when known = content then 'repeated' else 'conflict' end,
    null::integer, null::bigint, null::bigint;
end $$;

revoke execute on function ledger.post_under_reference from public;
