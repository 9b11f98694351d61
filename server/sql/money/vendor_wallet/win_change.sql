-- By how much a decision moves what its vendor has won on the day, beyond what was staked. A bet given back counts twice: the room that it
-- had made may be paid out by now, and a caller that signs for the vendor could make it again and again. Of a win taken back only what was there
-- counts, not what its player owes; and a win that was held was never counted.
create or replace function vendor_wallet.win_change(f vendor_wallet.facts, d vendor_wallet.decision) returns bigint
  language sql immutable parallel safe as $$
  select case
    when d.from_promotion then 0
    when d.effect = 'bet' then case d.direction when 1 then -d.moved else 2 * d.moved end
    when d.effect <> 'bet' and d.direction = 1 then d.moved
    when d.effect = 'correct' then d.owed - d.moved
    when d.effect = 'win' and f.ref_held is not true then d.owed - d.moved
    else 0
  end
$$;

revoke execute on function vendor_wallet.win_change from public;
