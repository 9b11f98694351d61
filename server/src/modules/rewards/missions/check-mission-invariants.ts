import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Each query selects the rows that break its rule. */
export const MISSION_RULES: Record<string, string> = {
  'a step that was claimed has paid its reward once, whole, and nothing else was paid': `
    select p.id as step, p.state, p.reward, t.amount as paid, b.amount as bonus, e.amount as points, g.count as spins
    from missions.progress p
    left join ledger.posted_transfer t on t.reference = p.id and t.code = 'mission_reward'
    left join bonuses.bonus_record b on b.id = p.id
    left join points.granted e on e.member_id = p.member_id and e.reference = 'mission ' || p.id
    left join missions.spin_grant g on g.progress_id = p.id
    where (p.state = 'claimed' and p.reward ->> 'kind' = 'cash') <> (t.id is not null)
      or (p.state = 'claimed' and p.reward ->> 'kind' in ('bonus', 'offer')) <> (b.id is not null)
      or (p.state = 'claimed' and p.reward ->> 'kind' = 'points') <> (e.id is not null)
      or (p.state = 'claimed' and p.reward ->> 'kind' = 'spins') <> (g.progress_id is not null)
      or t.id is not null and (not t.credits_wallet or t.debit_kind <> 'promotion' or t.credit_owner_id is distinct from p.member_id
        or t.amount <> ((p.reward ->> 'amount')::numeric * 100000))
      or b.id is not null and (b.member_id <> p.member_id or p.reward ->> 'kind' = 'bonus' and b.amount <> ((p.reward ->> 'amount')::numeric * 100000))
      or e.id is not null and e.amount <> ((p.reward ->> 'amount')::numeric * 100000)
      or g.progress_id is not null and (g.member_id <> p.member_id or g.count <> (p.reward ->> 'count')::integer)
    limit 1`,
  'each reward of missions and the wheel in the ledger has its step or its spin': `
    select t.reference, t.code, t.amount from ledger.posted_transfer t
    where t.code = 'mission_reward' and not exists (select from missions.progress p where p.id = t.reference and p.state = 'claimed')
      or t.code = 'wheel_prize' and not exists (select from missions.spin s where s.id = t.reference and s.prize ->> 'kind' = 'cash')
    limit 1`,
  'what a mission has spent is what its steps gave, or is kept for them': `
    select m.id as mission, m.spent, coalesce(p.reserved, 0) as reserved
    from missions.mission m
    left join (select mission_id, sum(reserved) as reserved from missions.progress group by mission_id) p on p.mission_id = m.id
    where m.spent <> coalesce(p.reserved, 0) or m.spent > m.budget limit 1`,
  'the progress of a step that bets move is what its counted bets come to': `
    select p.id as step, p.progress, c.amount
    from missions.progress p
    join missions.mission m on m.id = p.mission_id
    left join lateral (
      select coalesce(sum(amount), 0) as amount, count(distinct game) filter (where amount > 0) as games,
        bool_and(b.member_id = p.member_id and b.placed_at >= p.starts_at and b.placed_at < p.ends_at) as is_right
      from missions.counted c join bets.placed_bet b on b.id = c.bet_id where c.progress_id = p.id) c on true
    where m.terms -> 'steps' -> (p.step - 1) -> 'trigger' ->> 'kind' not in ('check_in', 'profile')
      and (not c.is_right or p.progress <> case m.terms -> 'steps' -> (p.step - 1) -> 'trigger' ->> 'kind' when 'games' then c.games else c.amount end)
    limit 1`,
  'each bet that counts was counted for a step': `
    select c.progress_id as step, c.bet_id as bet from missions.counted c
    where not exists (select from missions.progress p where p.id = c.progress_id) limit 1`,
  'a spin that won has paid its prize once, and no member has turned more than were earned, or five on a day': `
    select s.id as spin, s.prize, t.amount as paid, b.amount as bonus
    from missions.spin s
    left join ledger.posted_transfer t on t.reference = s.id and t.code = 'wheel_prize'
    left join bonuses.bonus_record b on b.id = s.id
    where (s.prize ->> 'kind' = 'cash') <> (t.id is not null) or (s.prize ->> 'kind' = 'bonus') <> (b.id is not null)
      or t.id is not null and (t.amount <> s.cost or t.credit_owner_id is distinct from s.member_id or t.debit_kind <> 'promotion')
      or b.id is not null and (b.amount <> s.cost or b.member_id <> s.member_id)
      or (select count(*) from missions.spin o where o.member_id = s.member_id)
        > (select coalesce(sum(g.count), 0) from missions.spin_grant g where g.member_id = s.member_id)
      or (select count(*) from missions.spin o where o.member_id = s.member_id and o.day = s.day) > 5
    limit 1`,
  'what a wheel has spent is what its spins have won': `
    select w.merchant_id as brand, w.spent, s.cost from missions.wheel w
    left join (select merchant_id, sum(cost) as cost from missions.spin group by merchant_id) s using (merchant_id)
    where w.spent <> coalesce(s.cost, 0) or w.spent > w.budget limit 1`,
};

/** Every rule of missions that does not hold; empty when all is well. */
export function checkMissionInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  return violationsOf(db, MISSION_RULES, onProgress);
}
