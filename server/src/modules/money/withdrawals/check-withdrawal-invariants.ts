import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Each query selects the rows that break its rule. */
export const WITHDRAWAL_RULES: Record<string, string> = {
  'what is held for a withdrawal is what of it has not been sent': `
    select w.id as withdrawal, w.state, e.expected, coalesce(h.amount, 0) as held
    from withdrawals.withdrawal w
    cross join lateral (
      select case when w.state in ('waiting', 'reviewing', 'needs_answer', 'signed') then w.amount
        when w.state = 'paying' then w.amount - coalesce((
          select sum(p.amount) from withdrawals.payout p where p.withdrawal_id = w.id and p.state <> 'ready'), 0)
        else 0 end as expected) e
    left join ledger.open_hold h on h.reference = w.id
    where e.expected <> coalesce(h.amount, 0) order by w.id limit 1`,
  'an approved withdrawal is the sum of its payouts, fees included': `
    select w.id as withdrawal, w.amount, w.fee, p.amount as payouts, p.fee as fees
    from withdrawals.withdrawal w
    left join lateral (
      select sum(amount) as amount, sum(fee) as fee from withdrawals.payout where withdrawal_id = w.id) p on true
    where case when w.state in ('paying', 'paid', 'partly_paid', 'returned')
      then (p.amount, p.fee) is distinct from (w.amount::numeric, w.fee::numeric) else p.amount is not null end
    order by w.id limit 1`,
  'a payout that was sent was captured once, for its member': `
    select p.id as payout, p.state, p.amount, t.amount as captured, t.code, t.credit_kind
    from withdrawals.payout p left join ledger.posted_transfer t on t.reference = p.id
    where case when p.state = 'ready' then t.id is not null
      else (t.alone, t.code, t.amount, t.credit_kind, t.credit_owner_id, t.merchant_id, t.currency)
        is distinct from (true, 'withdrawal', p.amount, 'withdrawal', p.member_id, p.merchant_id, p.currency) end
    order by p.id limit 1`,
  'a payout that has ended was paid once or returned once': `
    select p.id as payout, p.state, p.amount, p.fee, s.paid, s.fees, s.returned, s.others
    from withdrawals.payout p
    left join lateral (
      select coalesce(sum(t.amount) filter (where t.code = 'withdrawal_paid'), 0) as paid,
        coalesce(sum(t.amount) filter (where t.code = 'withdrawal_fee'), 0) as fees,
        coalesce(sum(t.amount) filter (where t.code = 'withdrawal_returned' and t.credit_owner_id = p.member_id), 0) as returned,
        count(*) filter (where t.code not in ('withdrawal_paid', 'withdrawal_fee', 'withdrawal_returned')
          or t.debit_kind <> 'withdrawal') as others
      from ledger.posted_transfer t where t.reference = p.settlement_id) s on true
    where (s.paid, s.fees, s.returned, s.others) is distinct from (
      case when p.state = 'paid' then p.amount - p.fee else 0 end::numeric,
      case when p.state = 'paid' then p.fee else 0 end::numeric,
      case when p.state = 'failed' then p.amount else 0 end::numeric, 0::bigint)
    order by p.id limit 1`,
  'every movement of a withdrawal has its payout': `
    select t.id as transfer, t.reference, t.code, t.amount from ledger.posted_transfer t
    left join withdrawals.payout captured on captured.id = t.reference and t.code = 'withdrawal'
    left join withdrawals.payout settled on settled.settlement_id = t.reference and t.code <> 'withdrawal'
    where t.code in ('withdrawal', 'withdrawal_paid', 'withdrawal_fee', 'withdrawal_returned')
      and captured.id is null and settled.id is null order by t.id limit 1`,
  'a member’s withdrawal account is what of payouts is in flight': `
    select coalesce(a.owner_id, p.member_id) as member, a.balance, p.amount as in_flight
    from (
      select merchant_id, owner_id, currency, available + held as balance from ledger.available_balance where kind = 'withdrawal') a
    full join (
      select merchant_id, member_id, currency, sum(amount) as amount from withdrawals.payout
      where state in ('sending', 'sent') group by 1, 2, 3
    ) p on p.merchant_id = a.merchant_id and p.member_id = a.owner_id and p.currency = a.currency
    where coalesce(a.balance, 0) <> coalesce(p.amount, 0) limit 1`,
  'a payout that has ended has the one confirmation that says so': `
    select p.id as payout, p.state, c.outcome, c.matched_to from withdrawals.payout p
    left join payments.confirmed c on c.id = p.confirmation_id
    where p.state in ('paid', 'failed')
      and (c.matched_to, c.outcome, c.way) is distinct from (p.id, p.state, 'out') order by p.id limit 1`,
  'a withdrawal stands where its last move has led': `
    select w.id as withdrawal, w.state, m.to_state from withdrawals.withdrawal w
    left join lateral (
      select to_state from withdrawals.move where withdrawal_id = w.id order by at desc, id desc limit 1) m on true
    where m.to_state is distinct from w.state order by w.id limit 1`,
};

/** Every rule of withdrawals that does not hold; empty when all is well. */
export function checkWithdrawalInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  return violationsOf(db, WITHDRAWAL_RULES, onProgress);
}
