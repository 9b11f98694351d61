-- Keeps why a member's last bet was refused for the bonus's sake.
create or replace function bonuses.note_refusal(
  p_now timestamptz, p_merchant uuid, p_member uuid, p_bonus uuid, p_rule text, p_game text, p_amount bigint, p_cash bigint
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  insert into bonuses.refusal (member_id, merchant_id, bonus_id, rule, game, amount, cash, at)
  values (p_member, p_merchant, p_bonus, p_rule, p_game, p_amount, p_cash, p_now)
  on conflict (member_id) do update set bonus_id = excluded.bonus_id, rule = excluded.rule, game = excluded.game, amount = excluded.amount,
    cash = excluded.cash, at = excluded.at;
  -- As server/src/platform/push/notify.ts does: the page of the game explains it.
  perform pg_notify('lanna_push', json_build_object('m', array[p_member], 't', array['bonuses_changed'])::text);
end $$;

revoke execute on function bonuses.note_refusal from public;
