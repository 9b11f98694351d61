import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Each query selects the rows that break its rule. */
export const DEPOSIT_RULES: Record<string, string> = {
  'a credited deposit came to its member from a clearing account once, whole, and its fee left with it': `
    select d.id as deposit, d.credited_amount, d.fee, t.deposited, t.fees, t.legs
    from cashier.deposit d
    left join lateral (
      select count(*) as legs,
        sum(t.amount) filter (where t.code = 'deposit' and t.debit_kind = 'clearing' and t.credits_wallet
          and t.credit_owner_id = d.member_id and t.merchant_id = d.merchant_id and t.currency = d.currency) as deposited,
        sum(t.amount) filter (where t.code = 'deposit_fee' and t.credit_kind = 'payment_fee' and t.merchant_id = d.merchant_id) as fees
      from ledger.posted_transfer t where t.reference = d.id) t on true
    where d.status = 'credited'
      and (t.deposited, coalesce(t.fees, 0), t.legs) is distinct from
        (d.credited_amount::numeric, d.fee::numeric, case when d.fee > 0 then 2 else 1 end::bigint)
    order by d.id limit 1`,
  'what is not credited has moved no money': `
    select d.id as deposit, d.status, t.id as transfer from cashier.deposit d
    join ledger.posted_transfer t on t.reference = d.id
    where d.status <> 'credited' order by d.id limit 1`,
  'a credited deposit has one confirmation that says so, which belongs to it alone': `
    select d.id as deposit, d.confirmation_id, c.matched_to, c.amount, d.credited_amount
    from cashier.deposit d
    left join payments.confirmed c on c.id = d.confirmation_id
    where d.status = 'credited'
      and (c.matched_to, c.outcome, c.way, c.amount, c.currency, c.merchant_id)
        is distinct from (d.id, 'paid', 'in', d.credited_amount, d.currency, d.merchant_id)
    order by d.id limit 1`,
  'a payment that was matched belongs to a deposit that names it': `
    select c.id as confirmation, c.matched_to, d.confirmation_id from payments.confirmed c
    left join cashier.deposit d on d.id = c.matched_to
    where c.way = 'in' and c.outcome = 'paid' and c.matched_to is not null and d.confirmation_id is distinct from c.id
    order by c.id limit 1`,
  'what one operator credited alone is a deposit that was credited with this amount to this member': `
    select k.deposit_id as deposit, k.amount, d.credited_amount, d.status from cashier.desk_credit k
    join cashier.deposit d on d.id = k.deposit_id
    where (d.status, d.credited_amount, d.currency, d.member_id, d.merchant_id, d.credited_at)
      is distinct from ('credited', k.amount, k.currency, k.member_id, k.merchant_id, k.credited_at)
    order by k.deposit_id limit 1`,
  'the state of a deposit is where its last move led': `
    select d.id as deposit, d.status, m.to_status from cashier.deposit d
    join lateral (
      select to_status from cashier.move m where m.deposit_id = d.id order by m.at desc, m.id desc limit 1) m on true
    where d.status <> m.to_status order by d.id limit 1`,
};

/** Every rule of deposits that does not hold; empty when all is well. */
export function checkDepositInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  return violationsOf(db, DEPOSIT_RULES, onProgress);
}
