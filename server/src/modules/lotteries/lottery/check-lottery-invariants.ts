import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';
import { checkRebateBounds } from './betting/check-rebate-bounds.ts';

/** Each query selects the rows that break its rule. */
export const LOTTERY_RULES: Record<string, string> = {
  'what a line staked, pays and gives back is what has moved for it': `
    select l.id as line, l.state, l.stake, l.payout, l.rebate, m.staked, m.returned, m.paid, m.rebated
    from lottery.line l
    left join (
      select line_id,
        sum(amount) filter (where kind = 'bet') as staked,
        sum(amount) filter (where kind = 'bet_rollback') as returned,
        sum(case kind when 'win' then amount when 'win_rollback' then -amount when 'win_shortfall' then -amount else 0 end) as paid,
        sum(case kind when 'rebate' then amount when 'rebate_rollback' then -amount when 'rebate_shortfall' then -amount else 0 end) as rebated
      from lottery.movement group by line_id
    ) m on m.line_id = l.id
    where (coalesce(m.staked, 0), coalesce(m.returned, 0), coalesce(m.paid, 0), coalesce(m.rebated, 0)) is distinct from
      (l.stake, case when l.state = 'refunded' then l.stake else 0 end, l.payout, lottery.rebated(l.state, l.rebate, l.stake, l.turnover))
    order by l.id limit 1`,
  'the record of bets says of a line what the line says': `
    select coalesce(l.id, b.id) as line, l.state, b.status, l.stake, b.stake as recorded_stake, l.payout, b.payout as recorded_payout
    from lottery.line l
    full join (select * from bets.placed_bet where source = 'lottery') b on b.id = l.id
    where (l.state, case when l.state = 'refunded' then 0 else l.stake end, case when l.state = 'refunded' then l.stake else 0 end, l.payout,
        l.member_id, l.account_id, l.slip_id)
      is distinct from (b.status, b.stake, b.refunded_stake, b.payout, b.member_id, b.account_id, b.slip)
    limit 1`,
  'movements of lines are transfers between their players and the brand’s lotteries, shared out to the last part': `
    select m.transfer_id as transfer, m.kind, m.amount, t.code, t.change
    from (
      select m.transfer_id, m.kind, l.account_id, l.member_id, sum(m.amount) as amount
      from lottery.movement m join lottery.line l on l.id = m.line_id
      group by m.transfer_id, m.kind, l.account_id, l.member_id
    ) m
    left join ledger.movement t on t.transfer_id = m.transfer_id
      and case when m.kind like '%shortfall' then t.kind = 'receivable' and t.owner_id = m.member_id else t.account_id = m.account_id end
    where (t.code, t.change) is distinct from (
      case m.kind when 'rebate' then 'lottery_rebate' when 'rebate_rollback' then 'lottery_rebate_rollback'
        -- Before it had a code of its own it was owed as a win.
        when 'rebate_shortfall' then case t.code when 'win_shortfall' then t.code else 'lottery_rebate_shortfall' end else m.kind end,
      case when m.kind in ('win', 'rebate', 'bet_rollback') then m.amount else -m.amount end)
    limit 1`,
  'every transfer of the brand’s lotteries is a movement of a line': `
    select t.transfer_id as transfer, t.code, t.change
    from ledger.movement t
    left join (select distinct transfer_id from lottery.movement) m using (transfer_id)
    where t.kind = 'house_game' and t.purpose = 'lottery' and m.transfer_id is null
    limit 1`,
  'a slip costs what its lines cost': `
    select s.id as slip, s.stake, s.draws, l.stake as staked, l.draws as on_draws
    from lottery.slip s
    left join (
      select slip_id, sum(stake) as stake, count(distinct draw_id) as draws from lottery.line group by slip_id
    ) l on l.slip_id = s.id
    where (s.stake, s.draws) is distinct from (l.stake, l.draws) limit 1`,
  'of a settled draw every line is settled by the result in force, and of a cancelled one given back': `
    select d.id as draw, d.state, d.version, l.id as line, l.state as line_state, l.version as line_version
    from draws.draw_record d join lottery.line l on l.draw_id = d.id
    where d.state = 'settled' and l.state <> 'refunded' and (l.state = 'open' or l.version <> d.version)
      or d.state = 'cancelled' and d.settled_at is not null and l.state <> 'refunded'
      or d.state in ('open', 'closed') and l.state in ('won', 'lost', 'returned')
    limit 1`,
  // A brand that was not there when a round was made may have come after the round was drawn: it counts where something was bet.
  'a round that was drawn is void at the brands that needed more shots than it had, and gives back all that stood there': `
    select r.draw_id as draw, r.merchant_id as brand, r.least_shots, r.shots, r.is_void, l.lines, l.given_back
    from draws.brand_round r
    cross join lateral (
      select count(*) as lines, count(*) filter (where refund_reason = 'too_few_shots') as given_back,
        count(*) filter (where state <> 'refunded') as kept
      from lottery.line where draw_id = r.draw_id and merchant_id = r.merchant_id
    ) l
    where r.state in ('drawn', 'settled') and (r.is_asked or l.lines > 0)
      and (r.is_void <> (r.shots < r.least_shots) or r.state = 'settled' and case when r.is_void then l.kept else l.given_back end > 0)
    limit 1`,
  'a line has won if it pays more than comes back of its stake, and is returned if that is all of it': `
    select id as line, state, stake, payout, returned, refund_reason from lottery.line
    where (state = 'won') <> (payout > returned) or (state = 'returned') <> (payout = returned and returned = stake)
      or payout < returned or (state = 'refunded') <> (refund_reason is not null) limit 1`,
  'of a settled line counts what did not come back, where the lines of its member do not cover too much': `
    select l.id as line, l.state, l.counts, l.stake, l.returned, l.turnover, b.valid_turnover as recorded
    from lottery.line l join bets.placed_bet b on b.id = l.id
    cross join lateral (select case when l.counts and l.state <> 'returned' then l.stake - l.returned else 0 end as valid) c
    where l.coverage is not null and l.state in ('won', 'lost', 'returned')
      and (l.turnover, b.valid_turnover) is distinct from (c.valid, c.valid)
    limit 1`,
  'what a line gives back for its mode lies between the bet’s and the player’s own, up to the bound': `
    select l.id as line, l.stake, l.rebate, l.mode, l.rebates_to, s.chain -> 0 ->> 'mode' as own
    from lottery.line l join lottery.slip s on s.id = l.slip_id
    where l.rebate <> div(l.stake::numeric
      * greatest(0, least((s.chain -> 0 ->> 'mode')::integer, coalesce(l.rebates_to, 2000)) - l.mode), 2000)
    limit 1`,
  'every line is sold with a bound of its rebates since the first that was': `
    select l.id as line, s.placed_at
    from lottery.line l join lottery.slip s on s.id = l.slip_id
    where l.rebates_to is null and s.placed_at > (
      select min(f.placed_at) from lottery.line b join lottery.slip f on f.id = b.slip_id where b.rebates_to is not null)
    limit 1`,
  'what a member has on a draw is what stands there of the member’s lines': `
    select coalesce(m.draw_id, l.draw_id) as draw, coalesce(m.member_id, l.member_id) as member, m.stake, l.stake as staked
    from (select * from lottery.member_stake where stake > 0) m
    full join (
      select draw_id, member_id, sum(stake) as stake from lottery.line
      where refund_reason is null or refund_reason in ('draw_cancelled', 'too_few_shots') group by draw_id, member_id
    ) l on l.draw_id = m.draw_id and l.member_id = m.member_id
    where m.stake is distinct from l.stake limit 1`,
  'the prize of a shot was paid once, to its member, from the account of promotions': `
    select coalesce(p.id, t.reference) as prize, p.amount, t.amount as paid, t.code, t.debit_kind, t.credit_owner_id
    from lottery.paid_shot_prize p
    full join (select * from ledger.posted_transfer where code = 'shot_prize') t on t.reference = p.id
    where (t.alone, t.amount, t.debit_kind, t.credit_owner_id, t.credits_wallet, t.merchant_id, t.currency)
      is distinct from (true, p.amount, 'promotion', p.member_id, true, p.merchant_id, p.currency)
    limit 1`,
  'of a settled round of shots each place has won what it was due, and no other': `
    select coalesce(d.draw_id, p.draw_id) as draw, coalesce(d.place, p.place) as place, d.amount as due, p.amount as paid
    from (
      select d.* from lottery.due_shot_prizes() d join draws.draw_record r on r.id = d.draw_id and r.state = 'settled'
    ) d
    full join lottery.paid_shot_prize p on p.draw_id = d.draw_id and p.place = d.place
    where (d.number, d.merchant_id, d.member_id, d.currency, d.amount)
      is distinct from (p.number, p.merchant_id, p.member_id, p.currency, p.amount)
    limit 1`,
  'no more stands on the numbers of a play than was staked on it': `
    select e.draw_id as draw, e.merchant_id as brand, e.play, e.stake, l.stake as staked
    from (select draw_id, merchant_id, play, sum(stake) as stake from lottery.exposure group by draw_id, merchant_id, play) e
    left join (
      select draw_id, merchant_id, play, sum(stake) as stake from lottery.line
      where refund_reason is null or refund_reason in ('draw_cancelled', 'too_few_shots') group by draw_id, merchant_id, play
    ) l using (draw_id, merchant_id, play)
    where e.stake > coalesce(l.stake, 0) limit 1`,
};

/** Every rule of lotteries that does not hold; empty when all is well. Reads whole tables. */
export async function checkLotteryInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  const violations = [
    ...(await violationsOf(db, LOTTERY_RULES, onProgress)),
    ...(await checkRebateBounds(db)),
  ];
  await onProgress?.(Object.keys(LOTTERY_RULES).length + 1);
  return violations;
}
