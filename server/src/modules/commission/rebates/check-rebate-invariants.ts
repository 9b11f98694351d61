import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';
import { DIFFERENCE_GAMES } from './paying/count-due.ts';

const GAME_MODES = DIFFERENCE_GAMES.map(({ code, prizeMode }) => `('${code}', '${prizeMode}')`).join(', ');

/** Each query selects the rows that break its rule. */
export const REBATE_RULES: Record<string, string> = {
  'what was staked on lotteries through a child is what its slips say, by the modes of their lines': `
    select coalesce(s.agent_id, c.agent_id) as agent, coalesce(s.day, c.day)::text as day, coalesce(s.child_id, c.child_id) as child,
      coalesce(s.prize_mode, c.prize_mode) as prize_mode, s.stake, c.stake as staked, s.weighted, c.weighted as recounted
    from (select * from rebates.lottery_play where agent_id <> child_id) s
    full join (
      select (l.chain -> n ->> 'member')::uuid as agent_id, p.day, (l.chain -> (n - 1) ->> 'member')::uuid as child_id, g.prize_mode,
        sum(p.base) as stake,
        sum(p.base * greatest(0, least((l.chain -> n ->> 'mode')::integer, coalesce(l.rebates_to, 2000))
          - (l.chain -> (n - 1) ->> 'mode')::integer)) as weighted
      from (
        select c.bet_id, c.day, c.number, case when l.is_by_stake then c.stake else c.valid_turnover end as base
        from bets.settled_change c join lottery.counted_line l on l.id = c.bet_id) p
      join lottery.counted_line l on l.id = p.bet_id
      join (values ${GAME_MODES}) as g(game_code, prize_mode) on g.game_code = l.game_code
      cross join lateral generate_series(1, jsonb_array_length(l.chain) - 1) n
      where p.number <= (select counted_to from rebates.progress) and p.base <> 0
      group by 1, 2, 3, 4
    ) c using (agent_id, day, child_id, prize_mode)
    where (coalesce(s.stake, 0), coalesce(s.weighted, 0)) <> (coalesce(c.stake, 0), coalesce(c.weighted, 0)) limit 1`,
  'the difference of lotteries is due of what was staked': `
    select coalesce(d.earner_id, s.agent_id) as earner, coalesce(d.day, s.day)::text as day, d.due, s.weighted
    from (select * from rebates.due where kind = 'lottery') d
    full join rebates.lottery_play s on s.agent_id = d.earner_id and s.day = d.day and s.child_id = d.child_id and s.prize_mode = d.part
    where (d.turnover, d.weighted) is distinct from (s.stake, s.weighted) and (d.earner_id is not null or s.weighted > 0)
      or d.due <> greatest(s.weighted, 0) / 2000 or d.via_id <> d.earner_id
    limit 1`,
  'a share of turnover is due of what teams have counted, at the rates of the day': `
    select d.earner_id as earner, d.day::text as day, d.child_id as child, d.part as category, d.turnover, s.valid_turnover as counted,
      d.rate, coalesce(own.rate, 0) - coalesce(child.rate, 0) as rate_of_day, d.due
    from rebates.due d
    left join teams.child_play s
      on s.agent_id = d.via_id and s.day = d.day and s.child_id = d.child_id and s.category = d.part
    left join lateral agents.rates_on(d.merchant_id, d.earner_id, d.day) own on own.category = d.part
    left join lateral agents.rates_on(d.merchant_id, d.child_id, d.day) child on child.category = d.part and d.child_id <> d.earner_id
    where d.kind = 'category' and (
        d.rate <> coalesce(own.rate, 0) - coalesce(child.rate, 0) or d.due <> rebates.share_of(d.turnover, d.rate)
        -- What was settled since the last count may be in the sums of teams already.
        or d.turnover is distinct from s.valid_turnover and not exists (
          select from bets.settled_change c
          where c.number > (select counted_to from rebates.progress) and c.day = d.day and c.category = d.part))
    limit 1`,
  'an agent with a rate has earned it of all that was counted': `
    select s.agent_id as agent, s.day::text as day, s.child_id as child, s.category, s.valid_turnover
    from teams.child_play s
    left join lateral agents.rates_on(s.merchant_id, s.agent_id, s.day) own on own.category = s.category
    left join lateral agents.rates_on(s.merchant_id, s.child_id, s.day) child
      on child.category = s.category and s.child_id <> s.agent_id
    where rebates.share_of(s.valid_turnover, coalesce(own.rate, 0) - coalesce(child.rate, 0)) > 0
      and not exists (select from rebates.due d
        where (d.earner_id, d.day, d.child_id, d.kind, d.part) = (s.agent_id, s.day, s.child_id, 'category', s.category))
      and not exists (select from bets.settled_change c
        where c.number > (select counted_to from rebates.progress) and c.day = s.day and c.category = s.category)
    limit 1`,
  'what was paid of a row is what its payments have moved, each from where the one before left it': `
    select d.earner_id as earner, d.day::text as day, d.child_id as child, d.kind, d.part, d.paid, l.moved
    from rebates.due d
    full join (
      select earner_id, day, child_id, kind, part, sum(after - before) as moved from rebates.payment_line group by 1, 2, 3, 4, 5
    ) l using (earner_id, day, child_id, kind, part)
    where coalesce(d.paid, 0) <> coalesce(l.moved, 0) limit 1`,
  'a payment is what its rows have moved': `
    select coalesce(p.id, l.payment_id) as payment, p.amount, l.moved
    from rebates.payment p
    full join (
      select payment_id, earner_id, sum(after - before) as moved from rebates.payment_line group by 1, 2
    ) l on l.payment_id = p.id and l.earner_id = p.earner_id
    where p.amount is distinct from l.moved limit 1`,
  'a payment is a posting to its account, and each posting of commission is a payment': `
    select coalesce(p.id, t.reference) as payment, p.amount, t.amount as posted, p.owed, t.owed as posted_as_owed
    from (select * from rebates.payment where amount <> 0) p
    full join (
      select reference, case when code = 'commission' then credit_owner_id else debit_owner_id end as earner_id, merchant_id,
        sum(case when code = 'commission' then amount else -amount end) as amount,
        coalesce(sum(amount) filter (where code = 'commission_shortfall'), 0) as owed
      from ledger.posted_transfer
      where code in ('commission', 'commission_returned', 'commission_shortfall') and (debit_kind = 'agent_pay' or credit_kind = 'agent_pay')
      group by 1, 2, 3
    ) t on t.reference = p.id and t.earner_id = p.earner_id and t.merchant_id = p.merchant_id
    where (p.amount, p.owed) is distinct from (t.amount, t.owed) limit 1`,
  'what an account was paid on a day is the sum of its payments': `
    select coalesce(d.earner_id, p.earner_id) as earner, coalesce(d.day, p.day)::text as day, d.amount, p.amount as paid
    from rebates.day_paid d
    full join (select earner_id, day, sum(amount) as amount from rebates.payment group by 1, 2) p using (earner_id, day)
    where d.amount is distinct from p.amount limit 1`,
};

/** Every rule of rebates that does not hold; empty when all is well. Reads whole tables. */
export function checkRebateInvariants(db: Queryable, onProgress?: OnProgress): Promise<InvariantViolation[]> {
  return violationsOf(db, REBATE_RULES, onProgress);
}
