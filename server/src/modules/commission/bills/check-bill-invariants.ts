import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Each query selects the rows that break its rule. */
export const BILL_RULES: Record<string, string> = {
  'what contracts have earned is what their bills came to and what is owed still': `
    select a.contract_id as contract, a.owed, b.earned, b.payable, b.taken_back, b.uncounted
    from bills.account a
    join (
      select contract_id, sum(earned_now) as earned, sum(payable) as payable, sum(taken_back) as taken_back,
        sum(earned_now - earned_counted) as uncounted
      from bills.bill group by contract_id
    ) b using (contract_id)
    where b.earned <> b.payable - b.taken_back + a.owed + b.uncounted
    order by a.contract_id limit 1`,
  'the lines of a bill add up': `
    select b.id as bill, b.corrected, c.corrected as lines from bills.bill b
    left join (select bill_id, sum("is" - was) as corrected from bills.correction group by bill_id) c on c.bill_id = b.id
    where b.corrected <> coalesce(c.corrected, 0) limit 1`,
  'what a bill says was put aside, paid and taken back is what has moved for it': `
    select b.id as bill, b.state, b.payable, b.set_aside, b.collected, b.taken_back, m.*
    from bills.bill b
    left join (
      select bill_id, coalesce(sum(amount) filter (where kind = 'set_aside'), 0) as put, coalesce(sum(amount) filter (where kind = 'returned'), 0) as given_back,
        coalesce(sum(amount) filter (where kind = 'paid'), 0) as paid,
        coalesce(sum(amount) filter (where kind in ('taken_back', 'shortfall')), 0) as taken
      from bills.movement group by bill_id
    ) m on m.bill_id = b.id
    where (coalesce(m.put, 0), coalesce(m.paid, 0), coalesce(m.taken, 0)) is distinct from (b.set_aside, b.collected, b.taken_back)
      or coalesce(m.given_back, 0) <> case when b.payer = 'upline' and b.state in ('denied', 'expired') then b.set_aside - b.collected else 0 end
    limit 1`,
  'each movement of a bill is one transfer between its parties': `
    select m.id as movement, m.kind, m.amount, p.code, p.amount as posted
    from bills.movement m
    join bills.bill b on b.id = m.bill_id
    left join ledger.posted_transfer p on p.reference = m.id
    where (p.alone, p.amount, p.merchant_id, p.code, coalesce(p.debit_owner_id, p.credit_owner_id)) is distinct from
      (true, m.amount, b.merchant_id,
        case m.kind when 'set_aside' then 'contract_pay_set_aside' when 'returned' then 'contract_pay_returned' else
          case when b.payer = 'upline' then 'upline_' else '' end || case b.kind when 'dividend' then 'dividend' else 'salary' end
          || case m.kind when 'paid' then '' when 'taken_back' then '_returned' else '_shortfall' end end,
        case when m.kind in ('set_aside', 'returned') then b.upline_id else b.member_id end)
    limit 1`,
  'money of contracts moves for a bill alone': `
    select p.id as transfer, p.code, p.amount from ledger.posted_transfer p
    where p.code in ('dividend', 'dividend_returned', 'dividend_shortfall', 'salary', 'salary_returned', 'salary_shortfall',
        'upline_salary', 'upline_dividend', 'contract_pay_set_aside', 'contract_pay_returned')
      and (p.code not in ('dividend', 'salary') or p.debit_kind = 'agent_pay')
      and not exists (select from bills.movement m where m.id = p.reference)
    limit 1`,
  'the pool of contracts holds what was put aside and is neither paid nor given back': `
    select a.merchant_id as brand, a.available as pool, b.aside
    from ledger.available_balance a
    left join (
      select merchant_id, sum(set_aside - collected) filter (where state not in ('denied', 'expired')) as aside
      from bills.bill where payer = 'upline' group by merchant_id
    ) b using (merchant_id)
    where a.kind = 'pool' and a.purpose = 'contracts' and a.available <> coalesce(b.aside, 0)
    limit 1`,
};

/** Every rule of bills that does not hold; empty when all is well. */
export function checkBillInvariants(db: Queryable, onProgress?: OnProgress): Promise<InvariantViolation[]> {
  return violationsOf(db, BILL_RULES, onProgress);
}
