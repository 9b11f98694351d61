import type { Queryable } from '../../platform/database.ts';
import { type InvariantViolation, violationsOf } from '../ledger/check-invariants.ts';
import type { OnProgress } from '../ledger/verification-part.ts';

/** What members keep at a vendor with wallets of its own goes there without a transaction of this protocol. */
const OF_PLAY = `code not in ('to_vendor', 'from_vendor')`;

export const WALLET_RULES: Record<string, string> = {
  'no win without a bet': `
    select w.vendor_id, w.transaction_uuid as win, w.reference_uuid as bet
    from vendor_wallet.provider_tx w
    where w.kind = 'win' and w.status = 'RS_OK'
      and not exists (
        select from vendor_wallet.provider_tx b
        where b.bet_id = w.bet_id and b.account_id = w.account_id and b.kind = 'bet' and b.status = 'RS_OK')
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
      select group_id, owner_id as vendor_id, sum(abs(change)) as amount
      from ledger.movement where kind = 'vendor_settlement' and ${OF_PLAY} group by group_id, owner_id
    ) m on m.group_id = t.transaction_uuid and m.vendor_id = t.vendor_id
    where t.amount <> coalesce(m.amount, 0) or (t.status <> 'RS_OK' and t.amount <> 0)
    limit 1`,
  'every transfer with a vendor comes from a transaction of that vendor': `
    select m.transfer_id as transfer, m.group_id as transaction
    from ledger.movement m
    left join vendor_wallet.provider_tx p on p.transaction_uuid = m.group_id and p.vendor_id = m.owner_id
    where m.kind = 'vendor_settlement' and m.${OF_PLAY} and p.vendor_id is null limit 1`,
  'a bet on record is the sum of its bets and wins at the vendor': `
    select coalesce(b.id, s.bet_id) as bet, b.stake, b.free_stake, b.payout, b.refunded_stake, b.live_stakes, b.live_payouts,
      s.stake as bets, s.free_stake as free_bets, s.payout as wins, s.refunded_stake as undone
    from (select b.* from bets.placed_bet b join catalogue.vendor_record v on v.id = b.source_id and v.wallet_kind <> 'own') b
    full join (
      select bet_id,
        coalesce(sum(amount) filter (where kind = 'bet' and not is_free and not undone), 0)::bigint as stake,
        coalesce(sum(amount) filter (where kind = 'bet' and is_free and not undone), 0)::bigint as free_stake,
        coalesce(sum(amount) filter (where kind = 'win' and not undone), 0)::bigint as payout,
        coalesce(sum(amount) filter (where kind = 'bet' and not is_free and undone), 0)::bigint as refunded_stake,
        count(*) filter (where kind = 'bet' and not undone) as live_stakes,
        count(*) filter (where kind = 'win' and not undone) as live_payouts
      from (
        select *, exists (
          select from vendor_wallet.rollback_of u
          where u.vendor_id = t.vendor_id and u.reference_uuid = t.transaction_uuid and u.undone_kind is not null
        ) as undone
        from vendor_wallet.provider_tx t where kind <> 'rollback' and status = 'RS_OK'
      ) t
      group by bet_id
    ) s on s.bet_id = b.id
    where (b.stake, b.free_stake, b.payout, b.refunded_stake, b.live_stakes::bigint, b.live_payouts::bigint)
      is distinct from (s.stake, s.free_stake, s.payout, s.refunded_stake, s.live_stakes, s.live_payouts)
    limit 1`,
  'what the bets with a vendor took and paid is what the ledger moved with it': `
    select coalesce(b.vendor_id, l.vendor_id) as vendor, coalesce(b.merchant_id, l.merchant_id) as brand, b.net, l.moved
    from (
      select b.merchant_id, b.currency, v.id as vendor_id, sum(b.stake + b.free_stake - b.payout) as net
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
