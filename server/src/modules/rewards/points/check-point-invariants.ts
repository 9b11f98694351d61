import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Each query selects the rows that break its rule. */
export const POINT_RULES: Record<string, string> = {
  'what is left in a member’s lots is the balance in the ledger': `
    select coalesce(l.member_id, a.owner_id) as member, l.remaining, a.balance
    from (select member_id, sum(remaining)::bigint as remaining from points.lot group by member_id) l
    full join (select owner_id, available + held as balance from ledger.available_balance where kind = 'points') a on a.owner_id = l.member_id
    where coalesce(l.remaining, 0) <> coalesce(a.balance, 0) limit 1`,
  'a lot holds what its entries left in it': `
    select coalesce(l.member_id, e.member_id) as member, coalesce(l.month, e.month)::text as month, l.remaining, e.amount
    from points.lot l full join (select member_id, month, sum(amount) as amount from points.entry_lot group by member_id, month) e
      on (e.member_id, e.month) = (l.member_id, l.month)
    where coalesce(l.remaining, 0) <> coalesce(e.amount, 0) limit 1`,
  'an entry is the sum of its lots': `
    select e.id as entry, e.amount, l.amount as lots from points.entry e
    left join lateral (select sum(amount) as amount from points.entry_lot where entry_id = e.id) l on true
    where e.amount <> coalesce(l.amount, 0) limit 1`,
  'an entry was posted once, whole, between its member and the brand’s issue': `
    select e.id as entry, e.amount, t.amount as posted, t.code from points.entry e
    left join ledger.posted_transfer t on t.reference = e.id
    where e.amount <> 0 and (t.alone, t.amount, t.currency, t.merchant_id,
        case when e.amount > 0 then t.debit_kind else t.credit_kind end, case when e.amount > 0 then t.credit_kind else t.debit_kind end,
        case when e.amount > 0 then t.credit_owner_id else t.debit_owner_id end)
      is distinct from (true, abs(e.amount), 'PTS', e.merchant_id, 'points_issue', 'points', e.member_id)
      or e.amount = 0 and t.id is not null
    limit 1`,
  'points are posted for an entry': `
    select t.id as transfer, t.reference from ledger.posted_transfer t left join points.entry e on e.id = t.reference
    where (t.debit_kind = 'points_issue' or t.credit_kind = 'points_issue') and e.id is null limit 1`,
  'what a member owes is what entries made of it': `
    select m.member_id as member, m.debt, e.debt as entries from points.member m
    left join lateral (select sum(debt_change) as debt from points.entry where member_id = m.member_id) e on true
    where m.debt <> coalesce(e.debt, 0) limit 1`,
  'who owes points has none': `
    select m.member_id as member, m.debt, l.remaining from points.member m join points.lot l using (member_id)
    where m.debt > 0 and l.remaining > 0 limit 1`,
  'what was earned is what was counted of the days': `
    select m.member_id as member, c.points as counted, e.points as earned from points.member m
    left join lateral (select sum(points) as points from points.counted where member_id = m.member_id) c on true
    left join lateral (select sum(amount - debt_change) as points from points.entry where member_id = m.member_id and kind = 'earned') e on true
    where coalesce(c.points, 0) <> coalesce(e.points, 0) limit 1`,
  'what was counted follows from its turnover, at the rate and factor of its day': `
    select c.member_id as member, c.day::text as day, c.category, c.turnover, c.points
    from points.counted c join points.member m on m.member_id = c.member_id
    left join lateral (
      select rates, factors from points.terms where merchant_id = m.merchant_id and from_day <= c.day order by version desc limit 1) t on true
    left join lateral (select ranks.level_on(m.merchant_id, c.member_id, c.day) as level) r on true
    where c.points <> coalesce(div(div(greatest(c.turnover, 0)::numeric * (t.rates ->> c.category)::integer
      * (t.factors ->> least(r.level, jsonb_array_length(t.factors) - 1))::integer, 1000000), 1000) * 1000, 0)
    limit 1`,
  'a conversion took its points and paid its amount once, from the promotion account': `
    select c.id as conversion, c.points, e.amount as taken, c.amount, t.amount as paid
    from points.conversion c
    left join points.entry e on e.kind = 'converted' and e.member_id = c.member_id and e.reference = c.id::text
    left join ledger.posted_transfer t on t.reference = c.id
    where (e.amount, t.alone, t.code, t.amount, t.debit_kind, t.credit_owner_id, t.credits_wallet, t.merchant_id, t.currency)
      is distinct from (-c.points, true, 'points_converted', c.amount, 'promotion', c.member_id, true, c.merchant_id, c.currency)
      or c.amount <> div(div(c.points::numeric * 100000, c.points_per_unit), 1000) * 1000
    limit 1`,
  'cash is paid for a conversion': `
    select t.id as transfer, t.reference from ledger.posted_transfer t left join points.conversion c on c.id = t.reference
    where t.code = 'points_converted' and c.id is null limit 1`,
  'a redemption took its points; one that was rejected gave them back': `
    select r.id as redemption, r.state, r.points, e.taken, e.returned from points.redemption r
    left join lateral (
      select sum(amount) filter (where kind = 'redeemed') as taken, sum(amount - debt_change) filter (where kind = 'returned') as returned
      from points.entry where member_id = r.member_id and reference = r.id::text) e on true
    where (e.taken, coalesce(e.returned, 0)) is distinct from (-r.points::numeric, case r.state when 'rejected' then r.points else 0 end::numeric) limit 1`,
  'of a good is taken what was redeemed and not rejected': `
    select g.id as good, g.taken, r.taken as redeemed from points.good g
    left join lateral (select count(*) as taken from points.redemption where good_id = g.id and state <> 'rejected') r on true
    where g.taken <> r.taken limit 1`,
  'of a good of codes there are as many codes as its stock says, and each that was redeemed is one redemption’s': `
    select g.id as good, g.stock, c.codes, g.taken, c.given from points.good g
    left join lateral (select count(*) as codes, count(redemption_id) as given from points.code where good_id = g.id and removed_at is null) c on true
    where g.by_code and (g.stock, g.taken) is distinct from (c.codes::integer, c.given::integer) limit 1`,
  'a code is of a redemption of its good, and every redemption of a code that was not rejected has one': `
    select r.id as redemption, r.state, c.id as code from points.redemption r full join points.code c on c.redemption_id = r.id
    where (r.by_code and r.state <> 'rejected' and c.id is null)
      or (c.redemption_id is not null and (r.good_id, r.by_code, r.state = 'rejected') is distinct from (c.good_id, true, false)) limit 1`,
  'a redemption of a bonus gave its member one, once': `
    select r.id as redemption, r.bonus_id from points.redemption r join points.good g on g.id = r.good_id
    left join bonuses.bonus_record b on b.id = r.bonus_id
    where r.bonus_id is not null and (b.member_id, b.cause) is distinct from (r.member_id, 'reward ' || r.id) limit 1`,
};

/** Every rule of points that does not hold; empty when all is well. */
export function checkPointInvariants(db: Queryable, onProgress?: OnProgress): Promise<InvariantViolation[]> {
  return violationsOf(db, POINT_RULES, onProgress);
}
