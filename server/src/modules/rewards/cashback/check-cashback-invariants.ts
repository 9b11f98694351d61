import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Each query selects the rows that break its rule. */
export const CASHBACK_RULES: Record<string, string> = {
  'a claim was paid once, whole, to its member, from the promotion account': `
    select c.id as claim, c.amount, t.amount as paid, t.debit_kind, t.credit_owner_id
    from cashback.claim c
    left join ledger.posted_transfer t on t.reference = c.id
    where (t.alone, t.code, t.amount, t.debit_kind, t.credit_owner_id, t.credits_wallet, t.merchant_id, t.currency)
      is distinct from (true, 'rebate', c.amount, 'promotion', c.member_id, true, c.merchant_id, c.currency)
    order by c.id limit 1`,
  'a rebate is paid for a claim': `
    select t.id as transfer, t.reference, t.amount from ledger.posted_transfer t
    left join cashback.claim c on c.id = t.reference
    where t.code = 'rebate' and c.id is null order by t.id limit 1`,
  'a claim is the sum of its lines': `
    select c.id as claim, c.amount, l.amount as lines from cashback.claim c
    left join lateral (
      select sum(after - before) as amount from cashback.claim_line where claim_id = c.id and member_id = c.member_id) l on true
    where l.amount is distinct from c.amount::numeric order by c.id limit 1`,
  'each line goes on from where the one before has come to': `
    select l.claim_id as claim, l.member_id as member, l.day::text as day, l.category, l.before, l.came_to
    from (
      select l.*, coalesce(lag(l.after) over (partition by l.member_id, l.day, l.category order by c.at, c.id), 0) as came_to
      from cashback.claim_line l join cashback.claim c on c.id = l.claim_id) l
    where l.before <> l.came_to limit 1`,
  'a line follows from its turnover, at the rate of its day; what has lapsed is paid no further': `
    select l.claim_id as claim, l.day::text as day, l.category, l.turnover, l.rate, least(t.rate + x.extra, 2000) as rate_of_day, l.before, l.after
    from cashback.claim_line l
    join cashback.claim c on c.id = l.claim_id
    left join lateral (
      select coalesce((rates ->> l.category)::integer, 0) as rate from cashback.terms
      where merchant_id = c.merchant_id and from_day <= l.day order by version desc limit 1) t on true
    left join lateral (select ranks.cashback_extra(c.merchant_id, l.member_id, l.day) as extra) x on true
    where l.rate <> case when coalesce(t.rate, 0) = 0 then 0 else least(t.rate + x.extra, 2000) end
      or l.after <> div(greatest(l.turnover, 0)::numeric * l.rate, 100000)
      or l.day < c.day - 30 and l.after > l.before
    limit 1`,
  'what was last claimed of a day is of turnover that its settled bets had, unless some have changed since': `
    select l.claim_id as claim, l.member_id as member, l.day::text as day, l.category, l.turnover, p.turnover as counted
    from (
      select distinct on (l.member_id, l.day, l.category) l.*, c.at, c.merchant_id
      from cashback.claim_line l join cashback.claim c on c.id = l.claim_id
      order by l.member_id, l.day, l.category, c.at desc, c.id desc) l
    left join lateral (
      select sum(valid_turnover) as turnover from bets.member_day
      where merchant_id = l.merchant_id and member_id = l.member_id and day = l.day and category = l.category) p on true
    where p.turnover is distinct from l.turnover::numeric and not exists (
      select from bets.settled_change s
      where s.member_id = l.member_id and s.day = l.day and s.category = l.category and s.recorded_at >= l.at - interval '1 minute')
    limit 1`,
};

/** Every rule of cashback that does not hold; empty when all is well. */
export function checkCashbackInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  return violationsOf(db, CASHBACK_RULES, onProgress);
}
