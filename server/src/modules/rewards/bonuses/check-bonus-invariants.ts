import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Each query selects the rows that break its rule. */
export const BONUS_RULES: Record<string, string> = {
  'what was active was granted once, whole, from the promotion account, and nothing else was': `
    select b.id as bonus, b.state, b.amount, t.amount as granted
    from bonuses.bonus b
    left join ledger.posted_transfer t on t.reference = b.id
    where (b.active_from is not null and b.rounds is null) <> (t.id is not null) or t.id is not null
      and (t.alone, t.code, t.amount, t.debit_kind, not t.credits_wallet, t.credit_owner_id, t.currency)
        is distinct from (true, 'bonus_granted', b.amount, 'promotion', true, b.member_id, b.currency)
    limit 1`,
  'a bonus that has ended has paid what its last step says, once': `
    select b.id as bonus, b.state, s.converted, s.forfeited, t.converted as posted, t.forfeited as gone
    from bonuses.bonus b
    left join lateral (
      select converted, forfeited from bonuses.step where bonus_id = b.id and state = b.state order by id desc limit 1) s on true
    left join lateral (
      select coalesce(sum(amount) filter (where code = 'bonus_converted' and credits_wallet and credit_owner_id = b.member_id), 0) as converted,
        coalesce(sum(amount) filter (where code = 'bonus_forfeited'), 0) as forfeited
      from ledger.posted_transfer where reference = b.end_posting) t on true
    where s is null or (s.converted, s.forfeited) is distinct from (t.converted::bigint, t.forfeited::bigint)
      or b.state not in ('completed') and s.converted <> 0
    limit 1`,
  'the progress of a bonus is what its counted bets come to, each as its kind of game counts': `
    select b.id as bonus, b.progress, c.amount
    from bonuses.bonus b
    left join lateral (
      select sum(c.amount) as amount, bool_and(c.amount = case when b.excluded ? (p.source || '/' || p.game_code)
          or p.category in ('SPORTS', 'ESPORTS') and o.odds < (b.terms ->> 'leastOdds')::numeric * 1000 then 0
        else div(c.turnover::numeric * coalesce((b.contributions ->> p.category)::integer, 0), 100) end
        and p.member_id = b.member_id and p.placed_at > b.active_from) as is_right
      from bonuses.counted c join bets.placed_bet p on p.id = c.bet_id left join bets.placed_odds o on o.bet_id = p.id where c.bonus_id = b.id) c on true
    where b.progress <> coalesce(c.amount, 0) or not c.is_right or b.state = 'completed' and b.progress < b.required
    limit 1`,
  'a loss back is the share of its loss that its terms say, and no more was lost in its days than was staked': `
    with of_loss as materialized (
      select b.id, b.member_id, b.merchant_id, b.terms, b.amount, b.loss, (b.terms #>> '{loss,percent}')::numeric as percent,
        (b.terms #>> '{loss,most}')::numeric * 100000 as most, (b.terms #>> '{loss,least}')::numeric * 100000 as least,
        split_part(b.cause, ' ', 2)::date as first_day, case split_part(b.cause, ' ', 1) when 'week' then 6 else 0 end as more_days
      from bonuses.bonus b where b.loss is not null
    ), staked as (
      select l.id, sum(s.stake) as stake from of_loss l
      join bets.settled_change s on s.member_id = l.member_id and s.merchant_id = l.merchant_id and s.stake > 0
        and s.day between l.first_day and l.first_day + l.more_days
      group by l.id
    )
    select l.id as bonus, l.amount, l.loss, t.stake
    from of_loss l left join staked t using (id)
    where l.terms ->> 'kind' <> 'loss_back' or l.loss < l.least or l.loss > coalesce(t.stake, 0)
      or l.amount <> div(least(div(l.loss * l.percent, 100), l.most), 1000) * 1000
    limit 1`,
  'a friend counts once on each side, for who has invited, or for the friend': `
    select b.id as bonus, b.cause
    from bonuses.bonus b
    where b.terms ->> 'kind' = 'referral' and b.active_from is not null and (
      not exists (select from bonuses.referral r where r.merchant_id = b.merchant_id
        and case b.terms #>> '{referral,side}' when 'inviter' then b.cause = 'friend ' || r.friend_id and r.inviter_id = b.member_id
          else b.cause = 'as friend' and r.friend_id = b.member_id end)
      or exists (select from bonuses.bonus o where o.merchant_id = b.merchant_id and o.cause = b.cause and o.id <> b.id and o.active_from is not null
        and (b.cause <> 'as friend' or o.member_id = b.member_id)))
    limit 1`,
  'free rounds are as many as their terms say, of an offer, and kept of its budget at the stakes they come to': `
    select b.id as bonus, b.rounds, b.amount, b.reserved
    from bonuses.bonus b
    where (b.rounds is not null) <> (b.terms ->> 'kind' = 'free_rounds') or b.rounds is not null and (
      b.offer_id is null or b.required <> 0 or b.converted <> 0 or b.rounds <> (b.terms #>> '{rounds,count}')::integer
      or b.amount <> b.rounds * (b.terms #>> '{rounds,worth}')::numeric * 100000
      or (b.deposit_id is not null) <> (coalesce(b.terms #> '{rounds,deposit}', 'null') <> 'null')
      or b.reserved <> case when b.active_from is not null or b.state in ('opted', 'waiting')
        then b.rounds * (b.terms #>> '{rounds,worth}')::numeric * 100000 else 0 end)
    limit 1`,
  'what free rounds have won as bonus money is one bonus, of their member, offer and terms, and nothing else is': `
    select coalesce(r.id, w.id) as bonus, r.won, w.amount
    from (select * from bonuses.bonus where rounds is not null) r
    full join (select * from bonuses.bonus where terms ->> 'kind' = 'rounds_won' or won_by is not null) w on w.won_by = r.id
    where r.id is null or coalesce(r.won, 0) <> coalesce(w.amount, 0)
      or (r.won is not null) <> ((r.terms #>> '{rounds,wins}') is not distinct from 'bonus' and r.active_from is not null
        and r.state in ('completed', 'expired'))
      or w.id is not null and ((w.member_id, w.merchant_id, w.offer_id, w.offer_version, w.reserved, w.rounds)
          is distinct from (r.member_id, r.merchant_id, r.offer_id, r.offer_version, 0, null)
        or w.required <> w.amount * (r.terms #>> '{wagering,times}')::integer
        or (w.terms - '{kind,rounds,once,onlyAsReward,amount}'::text[]) <> (r.terms - '{kind,rounds,once,onlyAsReward,amount}'::text[]))
    limit 1`,
  'what an offer has spent is what its bonuses were given, or is kept for them': `
    select coalesce(s.offer_id, b.offer_id) as offer, s.amount as spent, b.reserved
    from (select offer_id, sum(amount) as amount from bonuses.spent group by offer_id) s
    full join (select offer_id, sum(reserved) as reserved from bonuses.bonus where offer_id is not null group by offer_id) b using (offer_id)
    where coalesce(s.amount, 0) <> coalesce(b.reserved, 0) limit 1`,
};

/** Every rule of bonuses that does not hold; empty when all is well. */
export function checkBonusInvariants(db: Queryable, onProgress?: OnProgress): Promise<InvariantViolation[]> {
  return violationsOf(db, BONUS_RULES, onProgress);
}
