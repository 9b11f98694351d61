import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** What members keep at a vendor with wallets of its own goes there without a transaction of this protocol. */
const OF_PLAY = `code not in ('to_vendor', 'from_vendor')`;

export const WALLET_RULES: Record<string, string> = {
  'no win without a bet': `
    select w.vendor_id, w.transaction_uuid as win, w.reference_uuid as bet
    from vendor_wallet.paid_tx w
    where w.kind = 'win' and w.status = 'RS_OK'
      and not exists (
        select from vendor_wallet.paid_tx b
        where b.bet_id = w.bet_id and b.account_id = w.account_id and b.kind = 'bet' and b.status = 'RS_OK')
    limit 1`,
  'what was undone was applied before, is the same amount, and was undone by a rollback that is on record': `
    select u.vendor_id, u.reference_uuid as undone, u.rollback_uuid as rollback
    from vendor_wallet.rollback_of u
    left join vendor_wallet.paid_tx t on (t.vendor_id, t.transaction_uuid) = (u.vendor_id, u.reference_uuid)
    left join vendor_wallet.paid_tx r on (r.vendor_id, r.transaction_uuid) = (u.vendor_id, u.rollback_uuid)
    where r.kind is distinct from 'rollback' or r.amount <> u.amount
      or (u.undone_kind is not null and (t.status, t.kind, t.account_id, t.amount)
        is distinct from ('RS_OK', u.undone_kind, u.account_id, u.amount))
      or (u.undone_kind is null and t.kind <> 'rollback' and t.status = 'RS_OK' and t.account_id = u.account_id)
    limit 1`,
  'nothing is undone twice': `
    select vendor_id, reference_uuid as undone, count(*) as times
    from vendor_wallet.rollback_of where undone_kind is not null
    group by vendor_id, reference_uuid having count(*) > 1 limit 1`,
  'each transaction moved its amount, and a refused one nothing': `
    select t.vendor_id, t.transaction_uuid as transaction, t.kind, t.status, t.amount, coalesce(m.amount, 0) as moved
    from vendor_wallet.paid_tx t
    left join (
      select group_id, owner_id as vendor_id, sum(abs(change)) as amount
      from ledger.movement where kind = 'vendor_settlement' and ${OF_PLAY} group by group_id, owner_id
    ) m on m.group_id = t.transaction_uuid and m.vendor_id = t.vendor_id
    where t.amount <> coalesce(m.amount, 0) or (t.status <> 'RS_OK' and t.amount <> 0)
    limit 1`,
  'a win that is held, refused or undone has moved nothing, and one that was released its amount': `
    select h.vendor_id, h.transaction_uuid as win, h.state, h.amount, t.amount as moved
    from vendor_wallet.held_win h
    left join vendor_wallet.paid_tx t using (vendor_id, transaction_uuid)
    where (t.kind, t.status, t.account_id, t.bet_id, t.amount)
      is distinct from ('win', 'RS_OK', h.account_id, h.bet_id, case h.state when 'released' then h.amount else 0 end)
    limit 1`,
  'a win that is held has a case that waits': `
    select h.vendor_id, h.transaction_uuid as win from vendor_wallet.held_win h
    where h.state = 'held' and not exists (
      select from vendor_wallet.reconciliation_case c
      where c.bet_id = h.bet_id and c.kind = 'win_held' and c.closed_at is null)
    limit 1`,
  // Counted since a day within which the counting began; a bet that was given back counts twice, and of a win only what was there.
  'what the day of a vendor counts is what its transactions of the day come to': `
    select coalesce(c.vendor_id, t.vendor_id) as vendor, coalesce(c.day, t.day) as day, c.counted, t.moved
    from (
      select vendor_id, currency, day, sum(counted) as counted from vendor_wallet.win_day group by vendor_id, currency, day
    ) c
    full join (
      select p.vendor_id, a.currency, (p.event_at at time zone 'UTC')::date as day,
        sum(case
          when p.kind = 'bet' and not p.is_free then -p.amount
          when p.kind = 'win' and h.vendor_id is null then p.amount
          when c.change > 0 then c.change
          when c.change < 0 then c.change + coalesce(owed.amount, 0)
          when u.undone_kind = 'bet' and not p.is_free then 2 * p.amount
          when u.undone_kind = 'win' and uh.vendor_id is null then -(p.amount - coalesce(owed.amount, 0))
          else 0 end) as moved
      from vendor_wallet.paid_tx p
      join ledger.available_balance a on a.account_id = p.account_id
      left join vendor_wallet.held_win h on h.vendor_id = p.vendor_id and h.transaction_uuid = p.transaction_uuid
      left join vendor_wallet.rollback_of u on p.kind = 'rollback' and u.vendor_id = p.vendor_id
        and u.reference_uuid = p.reference_uuid and u.account_id = p.account_id and u.rollback_uuid = p.transaction_uuid
      left join vendor_wallet.correction c on c.vendor_id = p.vendor_id and c.transaction_uuid = p.transaction_uuid
      left join vendor_wallet.held_win uh on uh.vendor_id = u.vendor_id and uh.transaction_uuid = u.reference_uuid
      left join lateral (
        select sum(abs(m.change)) as amount from ledger.movement m
        where (u.undone_kind = 'win' or c.change < 0) and m.group_id = p.transaction_uuid and m.kind = 'receivable') owed on true
      where p.status = 'RS_OK'
      group by p.vendor_id, a.currency, 3
    ) t using (vendor_id, currency, day)
    where coalesce(c.counted, 0) <> coalesce(t.moved, 0)
      and day > (select min(day) from vendor_wallet.win_day)
    limit 1`,
  'a correction is on record once, moved what it says, and of the corrections of a bet the last says what it paid then': `
    select c.vendor_id, c.transaction_uuid as correction, c.number, c.change, p.amount
    from vendor_wallet.correction c
    left join vendor_wallet.paid_tx p using (vendor_id, transaction_uuid)
    where (p.kind, p.status, p.bet_id, p.amount) is distinct from ('correct', 'RS_OK', c.bet_id, abs(c.change)) or c.payout < c.change
    limit 1`,
  'what was used of a reward is its free bets that were not rolled back, each of its player and worth what it says': `
    select coalesce(r.id::text, b.reward) as reward, r.used, b.bets
    from vendor_wallet.reward r
    full join (
      select t.more ->> 'reward' as reward, t.vendor_id, t.account_id, t.amount, count(*) as bets
      from vendor_wallet.provider_tx t
      where t.kind = 'bet' and t.status = 'RS_OK' and t.is_free and t.more ? 'reward' and not exists (
        select from vendor_wallet.rollback_of u
        where u.vendor_id = t.vendor_id and u.reference_uuid = t.transaction_uuid and u.undone_kind is not null)
      group by 1, 2, 3, 4
    ) b on (b.reward, b.vendor_id, b.account_id, b.amount) = (r.id::text, r.vendor_id, r.account_id, r.bet_value)
    where r.id is null or r.used <> coalesce(b.bets, 0) or r.used > r.bet_count
    limit 1`,
  'free rounds of a bonus are free bets under its id: the same member, so many, of that stake, until its end; and no others have no operator': `
    select coalesce(b.id, r.id) as bonus, b.rounds, b.worth, r.bet_count, r.bet_value
    from (select * from bonuses.free_rounds where active_from is not null) b
    full join (select * from vendor_wallet.reward where granted_by is null) r on r.id = b.id
    where r.id is null or b.id is null and not exists (select from bonuses.free_rounds f where f.id = r.id and r.refusal is not null)
      or (r.merchant_id, r.member_id, r.currency, r.bet_count, r.bet_value, r.game, r.ends_at)
        is distinct from (b.merchant_id, b.member_id, b.currency, b.rounds, b.worth, b.game, b.ends_at) and b.id is not null
    limit 1`,
  'every transfer with a vendor comes from a transaction of that vendor': `
    select m.transfer_id as transfer, m.group_id as transaction
    from ledger.movement m
    left join vendor_wallet.paid_tx p on p.transaction_uuid = m.group_id and p.vendor_id = m.owner_id
    where m.kind = 'vendor_settlement' and m.${OF_PLAY} and p.vendor_id is null limit 1`,
  'a bet on record is the sum of its bets and wins at the vendor': `
    select coalesce(b.id, s.bet_id) as bet, b.stake, b.free_stake, b.payout, b.refunded_stake, b.live_stakes, b.live_payouts,
      s.stake as bets, s.free_stake as free_bets, s.payout as wins, s.refunded_stake as undone, s.unused, s.corrections, b.bonus_stake, b.bonus_payout,
      s.bonus_stake as bonus_bets, s.bonus_payout as bonus_wins
    from (select b.* from bets.placed_bet b join catalogue.vendor_record v on v.id = b.source_id and v.wallet_kind <> 'own') b
    full join (
      select bet_id,
        (coalesce(sum(amount - bonus) filter (where kind = 'bet' and not is_free and not undone), 0)
          - coalesce(sum(unused_stake - bonus_unused) filter (where kind = 'win' and not undone), 0))::bigint as stake,
        coalesce(sum(amount) filter (where kind = 'bet' and is_free and not undone), 0)::bigint as free_stake,
        (coalesce(sum(amount - unused_stake - bonus + bonus_unused) filter (where kind = 'win' and not undone), 0)
          + coalesce(sum(change - sign(change) * bonus), 0))::bigint as payout,
        (coalesce(sum(bonus) filter (where kind = 'bet' and not undone), 0)
          - coalesce(sum(bonus_unused) filter (where kind = 'win' and not undone), 0))::bigint as bonus_stake,
        (coalesce(sum(bonus - bonus_unused) filter (where kind = 'win' and not undone), 0)
          + coalesce(sum(sign(change) * bonus), 0))::bigint as bonus_payout,
        coalesce(sum(unused_stake) filter (where kind = 'win' and not undone), 0)::bigint as unused,
        coalesce(max(number), 0) as corrections,
        coalesce(sum(amount - bonus) filter (where kind = 'bet' and not is_free and undone), 0)::bigint as refunded_stake,
        count(*) filter (where kind = 'bet' and not undone) as live_stakes,
        count(*) filter (where kind = 'win' and not undone) + (count(number) > 0)::integer as live_payouts
      from (
        select t.*, c.change, c.number, exists (
          select from vendor_wallet.rollback_of u
          where u.vendor_id = t.vendor_id and u.reference_uuid = t.transaction_uuid and u.undone_kind is not null
        ) as undone
        from vendor_wallet.paid_tx t left join vendor_wallet.correction c using (vendor_id, transaction_uuid)
        where kind <> 'rollback' and status = 'RS_OK'
      ) t
      group by bet_id
    ) s on s.bet_id = b.id
    where (b.stake, b.free_stake, b.payout, b.refunded_stake, b.live_stakes::bigint, b.live_payouts::bigint, b.unused_stake, b.corrections, b.bonus_stake, b.bonus_payout)
      is distinct from (s.stake, s.free_stake, s.payout, s.refunded_stake, s.live_stakes, s.live_payouts, s.unused, s.corrections, s.bonus_stake, s.bonus_payout)
    limit 1`,
  'what became cash of a bonus is what its end and its late rounds made of it, and no more than its terms allow': `
    select b.id as bonus, b.converted, b.converted_most, b.converted_at_end, l.converted as late
    from bonuses.bonus_record b
    left join (
      select p.bonus_id, sum(case when t.kind = 'win' or u.undone_kind = 'bet' or c.change > 0 then p.cash else -p.cash end) as converted
      from vendor_wallet.bonus_part p
      join vendor_wallet.provider_tx t using (vendor_id, transaction_uuid)
      left join vendor_wallet.rollback_of u on t.kind = 'rollback' and u.vendor_id = t.vendor_id and u.rollback_uuid = t.transaction_uuid
        and u.reference_uuid = t.reference_uuid and u.undone_kind is not null
      left join vendor_wallet.correction c on c.vendor_id = t.vendor_id and c.transaction_uuid = t.transaction_uuid
      group by p.bonus_id
    ) l on l.bonus_id = b.id
    where not b.is_of_rounds and (b.converted <> coalesce(b.converted_at_end, 0) + coalesce(l.converted, 0) or b.converted > b.converted_most)
    limit 1`,
  'on the account of an active bonus lies what was granted, less what was staked of it, with what that won; on any other nothing': `
    select a.owner_id as member, a.available, b.id as bonus, b.amount, p.staked, p.won, c.borne
    from (select distinct bonus_account from bonuses.bonus_record) o
    join ledger.available_balance a on a.account_id = o.bonus_account
    left join bonuses.bonus_record b on b.bonus_account = a.account_id and b.state = 'active' and not b.is_of_rounds
    left join lateral (
      select sum(bonus_stake) as staked, sum(bonus_payout) as won from bets.placed_bet where bonus_id = b.id) p on true
    left join lateral (select sum(brand) as borne from vendor_wallet.bonus_part where bonus_id = b.id) c on true
    where a.available + a.held <> coalesce(b.amount, 0) - coalesce(p.staked, 0) + coalesce(p.won, 0) + coalesce(c.borne, 0)
    limit 1`,
  'what free rounds have won for a bonus is what their bets were paid until they ended, and went to the brand until it was given': `
    select b.id as bonus, b.won, p.paid, p.kept
    from bonuses.bonus_record b
    left join lateral (
      select sum(m.change) filter (where m.code in ('bonus_win', 'bonus_win_rollback') and m.transfer_id <= b.won_to) as paid,
        sum(m.change) as kept
      from vendor_wallet.bonus_part p
      join ledger.movement m on m.group_id = p.transaction_uuid and m.account_id = b.bonus_account
      where p.bonus_id = b.id) p on true
    where b.is_of_rounds and (b.won <> coalesce(p.paid, 0) or p.kept <> 0)
    limit 1`,
  'what the bets with a vendor took and paid is what the ledger moved with it': `
    select coalesce(b.vendor_id, l.vendor_id) as vendor, coalesce(b.merchant_id, l.merchant_id) as brand, b.net, l.moved
    from (
      select b.merchant_id, b.currency, v.id as vendor_id, sum(b.stake + b.free_stake + b.bonus_stake - b.payout - b.bonus_payout) as net
      from bets.placed_bet b join catalogue.vendor_record v on v.id = b.source_id and v.wallet_kind <> 'own'
      group by b.merchant_id, b.currency, v.id
    ) b
    full join (
      select merchant_id, currency, owner_id as vendor_id, sum(change) as moved
      from ledger.movement where kind = 'vendor_settlement' and ${OF_PLAY} group by merchant_id, currency, owner_id
    ) l using (merchant_id, currency, vendor_id)
    where coalesce(b.net, 0) <> coalesce(l.moved, 0)
    limit 1`,
};

/** Every rule between the vendors' transactions, the bets on record and the ledger that does not hold. Reads whole tables. */
export function checkWalletInvariants(db: Queryable, onProgress?: OnProgress): Promise<InvariantViolation[]> {
  return violationsOf(db, WALLET_RULES, onProgress);
}
