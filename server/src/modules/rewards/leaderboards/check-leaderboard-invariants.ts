import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Each query selects the rows that break its rule. */
export const LEADERBOARD_RULES: Record<string, string> = {
  'a leaderboard was funded once, with what its places are paid, when it was published': `
    select b.id as leaderboard, b.state, b.pool, p.code, p.amount as posted from leaderboards.board b
    left join ledger.posted_transfer p on p.reference = b.id
    where case when b.state = 'draft' then p.reference is not null
      else (p.alone, p.code, p.amount, p.debit_kind, p.credit_kind, p.merchant_id, p.currency)
        is distinct from (true, 'pool_funded', b.pool, 'promotion', 'pool', b.merchant_id, b.currency) end
      or b.pool <> (select sum((l ->> 'amount')::numeric * 100000 * (l ->> 'count')::integer) from jsonb_array_elements(b.prizes) l)
    order by b.id limit 1`,
  'a bet that is counted is its member’s, was placed within, and is of a kind that counts': `
    select c.board_id as leaderboard, c.bet_id as bet from leaderboards.counted c
    left join leaderboards.board b on b.id = c.board_id
    left join bets.placed_bet p on p.id = c.bet_id
    where b.id is null or p.id is null or p.member_id <> c.member_id or p.merchant_id <> b.merchant_id or p.placed_at < b.starts_at or p.placed_at >= b.ends_at
      or c.amount > 0 and cardinality(b.categories) > 0 and p.category <> all (b.categories)
    limit 1`,
  'while a leaderboard counts, each bet that has been counted counts what it comes to; once it has closed, never more': `
    with counted_bet as (
      select distinct p.id from bets.placed_bet p
      join leaderboards.board b on b.merchant_id = p.merchant_id and b.state in ('published', 'closed') and p.placed_at >= b.starts_at and p.placed_at < b.ends_at
      where not exists (select from bets.settled_change s where s.bet_id = p.id and s.number > coalesce((select counted_to from leaderboards.counting), 0))
    ), stretch as (
      select array_agg(n.id) as bets from (select id, (row_number() over (order by id) - 1) / 5000 as at from counted_bet) n group by n.at
    )
    select w.board_id as leaderboard, w.bet_id as bet, w.amount, c.amount as counted
    from stretch cross join lateral leaderboards.worth_of(stretch.bets) w
    join leaderboards.board b on b.id = w.board_id
    left join leaderboards.counted c on (c.board_id, c.bet_id) = (w.board_id, w.bet_id)
    where case b.state when 'published' then coalesce(c.amount, 0) <> w.amount else c.amount > w.amount end
    limit 1`,
  'a score is what its counted bets come to, and when': `
    select coalesce(s.board_id, c.board_id) as leaderboard, coalesce(s.member_id, c.member_id) as member, s.score, f.score as counted
    from leaderboards.score s
    full join (select distinct board_id, member_id from leaderboards.counted) c on (c.board_id, c.member_id) = (s.board_id, s.member_id)
    left join lateral leaderboards.score_of(c.board_id, c.member_id) f on true
    where s.score is distinct from f.score or s.score > 0 and s.reached_at is distinct from f.reached_at
    limit 1`,
  'places that were fixed go by score and by who reached it first; none is of who was taken out, and none is fixed before the review is over': `
    select p.board_id as leaderboard, p.place, p.member_id as member from leaderboards.prize p
    join leaderboards.board b on b.id = p.board_id
    left join leaderboards.score s on (s.board_id, s.member_id) = (p.board_id, p.member_id)
    left join leaderboards.removal x on (x.board_id, x.member_id) = (p.board_id, p.member_id) and x.state = 'decided'
    where b.state not in ('paying', 'ended') or p.fixed_at < b.pays_at or x.member_id is not null
      or (s.score, s.reached_at) is distinct from (p.score, p.reached_at)
      or p.place <> 1 + (select count(*) from leaderboards.prize o where o.board_id = p.board_id
        and (o.score > p.score or o.score = p.score and o.reached_at < p.reached_at))
    limit 1`,
  'members of one place share what it and the places they take up are paid': `
    with paid as (
      select b.id as board_id, row_number() over (partition by b.id order by l.at, n) as place, (l.of ->> 'amount')::numeric * 100000 as amount
      from leaderboards.board b cross join lateral jsonb_array_elements(b.prizes) with ordinality l(of, at)
      cross join lateral generate_series(1, (l.of ->> 'count')::integer) n
    ), shared as (
      select board_id, place, count(*) as many, min(amount) as least, max(amount) as most from leaderboards.prize group by board_id, place)
    select s.board_id as leaderboard, s.place, s.many, s.least, s.most, p.amount from shared s
    cross join lateral (select sum(p.amount) as amount from paid p where p.board_id = s.board_id and p.place >= s.place and p.place < s.place + s.many) p
    where s.least <> s.most or s.least * s.many > p.amount or p.amount - s.least * s.many >= 100000 * s.many
    limit 1`,
  'a place that was paid was paid once, from its pool, to its member; no other was paid': `
    select z.id as prize, z.state, z.amount, p.code, p.amount as posted from leaderboards.prize z
    join leaderboards.board b on b.id = z.board_id
    left join ledger.posted_transfer p on p.reference = z.id
    where case when z.state = 'paid' then (p.alone, p.code, p.amount, p.debit_kind, p.credit_owner_id, p.credits_wallet, p.merchant_id, p.currency)
        is distinct from (true, 'leaderboard_prize', z.amount, 'pool', z.member_id, true, b.merchant_id, b.currency)
      else p.reference is not null end
    order by z.id limit 1`,
  'what no place was paid went back to the brand once, and only when the leaderboard was over; with what was paid it is the pool': `
    select b.id as leaderboard, b.state, b.pool, b.returned, z.paid, p.code, p.amount as posted from leaderboards.board b
    left join ledger.posted_transfer p on p.reference = b.return_id
    left join lateral (select coalesce(sum(amount) filter (where state = 'paid'), 0) as paid, count(*) filter (where state = 'waiting') as waiting
      from leaderboards.prize where board_id = b.id) z on true
    where case when b.returned = 0 then p.reference is not null
      else (p.alone, p.code, p.amount, p.debit_kind, p.credit_kind, p.merchant_id, p.currency)
        is distinct from (true, 'pool_returned', b.returned, 'pool', 'promotion', b.merchant_id, b.currency) end
      or case when b.ended_at is null then b.returned <> 0 else z.paid + b.returned <> b.pool or z.waiting > 0 end
    order by b.id limit 1`,
  'money of leaderboards moved for a place alone': `
    select p.id as transfer, p.reference from ledger.posted_transfer p
    where p.code = 'leaderboard_prize' and not exists (select from leaderboards.prize z where z.id = p.reference)
    order by p.id limit 1`,
};

/** Every rule of leaderboards that does not hold; empty when all is well. */
export function checkLeaderboardInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  return violationsOf(db, LEADERBOARD_RULES, onProgress);
}
