import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Each query selects the rows that break its rule. */
export const PROMOTION_RULES: Record<string, string> = {
  'what was issued or claimed was paid once, to its member, from the promotion account': `
    select a.id as application, a.state, a.reward, t.amount, t.debit_kind, t.credit_owner_id
    from promotions.application a
    join promotions.promotion p on p.id = a.promotion_id and p.wagering_multiplier = 0
    left join ledger.posted_transfer t on t.reference = a.id
    where a.state in ('issued', 'claimed')
      and (t.alone, t.code, t.amount, t.debit_kind, t.credit_owner_id, t.credits_wallet, t.merchant_id, t.currency)
        is distinct from (true, 'promotion_reward', a.reward, 'promotion', a.member_id, true, a.merchant_id, a.currency)
    order by a.id limit 1`,
  'what a promotion that asks for turnover pays is one bonus, of its member and as large, that is played as often': `
    select coalesce(a.id, b.id) as application, a.state, a.reward, b.amount, b.required
    from (
      select a.*, p.wagering_multiplier from promotions.application a
      join promotions.promotion p on p.id = a.promotion_id and p.wagering_multiplier > 0
      where a.state in ('issued', 'claimed')) a
    full join bonuses.of_promotion b on b.id = a.id
    where (a.member_id, a.merchant_id, a.currency, a.reward, a.reward * a.wagering_multiplier)
      is distinct from (b.member_id, b.merchant_id, b.currency, b.amount, b.required)
    limit 1`,
  'a promotion’s reward is paid for an application or claim that stands as paid': `
    select t.id as transfer, t.reference, t.amount from ledger.posted_transfer t
    left join promotions.application a on a.id = t.reference and a.state in ('issued', 'claimed')
    where t.code = 'promotion_reward' and a.id is null order by t.id limit 1`,
  'what a promotion has spent is what it has paid and promised': `
    select coalesce(s.promotion_id, a.promotion_id) as promotion, s.total, a.total as applications, s.payments, a.payments as counted
    from promotions.spending s
    full join (
      select promotion_id, sum(reward) as total, count(*) as payments from promotions.application
      where state in ('signed', 'issued', 'claimed') group by 1
    ) a on a.promotion_id = s.promotion_id
    where (coalesce(s.total, 0), coalesce(s.payments, 0)) is distinct from (coalesce(a.total, 0), coalesce(a.payments, 0)) limit 1`,
  'what a promotion has spent on its last day is what was taken from that day': `
    select s.promotion_id as promotion, s.day, s.on_day, coalesce(a.total, 0) as applications
    from promotions.spending s
    left join lateral (
      select sum(reward) as total from promotions.application a
      where a.promotion_id = s.promotion_id and a.spent_on = s.day) a on true
    where s.on_day <> coalesce(a.total, 0) limit 1`,
  'an application stands where its last move has led': `
    select a.id as application, a.state, m.to_state from promotions.application a
    left join lateral (
      select to_state from promotions.move where application_id = a.id order by at desc, id desc limit 1) m on true
    where m.to_state is distinct from a.state order by a.id limit 1`,
};

/** Every rule of promotions that does not hold; empty when all is well. */
export function checkPromotionInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  return violationsOf(db, PROMOTION_RULES, onProgress);
}
