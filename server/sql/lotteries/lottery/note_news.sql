-- Notes news for members about their slips on a draw: a win, stakes that came back of a cancelled draw, or that a correction has changed what is
-- paid. A stake that a push gives back is no win, and no news. All lines of a
-- slip on the draw are among the outcomes that change, or stay as they were.
create or replace function lottery.note_news(p_draw uuid, p_version integer, p_changed lottery.outcome[], p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
  insert into lottery.news as n (slip_id, draw_id, version, merchant_id, member_id, kind, amount, before, noted_at)
  select s.slip_id, p_draw, p_version, s.merchant_id, s.member_id,
    case when p_version = 0 then 'refunded' when s.is_corrected then 'corrected' else 'won' end,
    case when p_version = 0 then s.stake when s.is_corrected then t.payout else t.won end,
    case when p_version > 0 and s.is_corrected then t.payout - s.moved end, p_now
  from (
    select slip_id, merchant_id, member_id, bool_or(old_state <> 'open') as is_corrected, sum(stake)::bigint as stake,
      sum(new_payout - old_payout)::bigint as moved, bool_or(new_payout <> old_payout) and bool_or(old_state <> 'open' or new_state = 'won') as is_news
    from unnest(p_changed) group by slip_id, merchant_id, member_id
  ) s
  cross join lateral (
    select sum(payout)::bigint as payout, coalesce(sum(payout) filter (where state = 'won'), 0)::bigint as won from lottery.line l where l.draw_id = p_draw and l.slip_id = s.slip_id offset 0
  ) t
  where p_version = 0 or s.is_news
  on conflict (slip_id, draw_id, version) do update set amount = excluded.amount, kind = excluded.kind, before = excluded.before
$$;

revoke execute on function lottery.note_news from public;
