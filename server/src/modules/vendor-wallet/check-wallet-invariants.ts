import type { Queryable } from '../../platform/database.ts';
import { type Breach, breachesOf } from '../ledger/check-invariants.ts';

const RULES: Record<string, string> = {
  'no win without a bet': `
    select w.vendor_id, w.transaction_uuid as win, w.reference_uuid as bet
    from vendor_wallet.provider_tx w
    where w.kind = 'win' and w.status = 'RS_OK'
      and not exists (
        select from vendor_wallet.provider_tx b
        where b.round_id = w.round_id and b.account_id = w.account_id and b.kind = 'bet' and b.status = 'RS_OK')
    limit 1`,
  'what was undone was applied before, is the same amount, and was undone by a rollback that is on record': `
    select u.vendor_id, u.reference_uuid as undone, u.rollback_uuid as rollback
    from vendor_wallet.rollback_of u
    left join vendor_wallet.provider_tx t on (t.vendor_id, t.transaction_uuid) = (u.vendor_id, u.reference_uuid)
    left join vendor_wallet.provider_tx r on (r.vendor_id, r.transaction_uuid) = (u.vendor_id, u.rollback_uuid)
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
    from vendor_wallet.provider_tx t
    left join (
      select t.group_id, a.owner_id as vendor_id, sum(t.amount) as amount
      from ledger.transfer t
      join ledger.account a on a.id in (t.debit_account, t.credit_account) and a.kind = 'vendor_settlement'
      group by t.group_id, a.owner_id
    ) m on m.group_id = t.transaction_uuid and m.vendor_id = t.vendor_id
    where t.amount <> coalesce(m.amount, 0) or (t.status <> 'RS_OK' and t.amount <> 0)
    limit 1`,
  'every transfer with a vendor comes from a transaction of that vendor': `
    select t.id as transfer, t.group_id as transaction
    from ledger.transfer t
    join ledger.account a on a.id in (t.debit_account, t.credit_account) and a.kind = 'vendor_settlement'
    left join vendor_wallet.provider_tx p on p.transaction_uuid = t.group_id and p.vendor_id = a.owner_id
    where p.vendor_id is null limit 1`,
  'a round is the sum of its live bets and wins, and has the status that follows from them': `
    select r.id as round, r.status, r.stake, r.free_stake, r.payout, r.live_bets, r.live_wins,
      s.stake as bets, s.free_stake as free_bets, s.payout as wins
    from vendor_wallet.round r
    left join (
      select t.round_id,
        coalesce(sum(t.amount) filter (where t.kind = 'bet' and not t.is_free), 0) as stake,
        coalesce(sum(t.amount) filter (where t.kind = 'bet' and t.is_free), 0) as free_stake,
        coalesce(sum(t.amount) filter (where t.kind = 'win'), 0) as payout,
        count(*) filter (where t.kind = 'bet') as live_bets,
        count(*) filter (where t.kind = 'win') as live_wins
      from vendor_wallet.provider_tx t
      where t.kind <> 'rollback' and t.status = 'RS_OK' and not exists (
        select from vendor_wallet.rollback_of u
        where u.vendor_id = t.vendor_id and u.reference_uuid = t.transaction_uuid and u.undone_kind is not null)
      group by t.round_id
    ) s on s.round_id = r.id
    where r.status <> case
        when r.live_bets + r.live_wins = 0 then 'refunded'
        when not r.closed then 'open'
        when r.payout > 0 then 'won'
        else 'lost' end
      or (r.stake, r.free_stake, r.payout, r.live_bets::bigint, r.live_wins::bigint) is distinct from
      (coalesce(s.stake, 0)::bigint, coalesce(s.free_stake, 0)::bigint, coalesce(s.payout, 0)::bigint,
       coalesce(s.live_bets, 0), coalesce(s.live_wins, 0))
    limit 1`,
};

/** Every rule between the vendors' transactions, the rounds and the ledger that does not hold. Reads whole tables. */
export function checkWalletInvariants(db: Queryable): Promise<Breach[]> {
  return breachesOf(db, RULES);
}
