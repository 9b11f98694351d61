import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Queries that select what breaks a rule: each counts its stream again, up to where the figures have come. */
export const FIGURE_RULES: Record<string, string> = {
  'what a member played is what the settled bets say': `
    select coalesce(f.member_id, s.member_id) as member, f.stake as kept_stake, s.stake, f.payout as kept_payout, s.payout
    from segments.figure f
    full join (
      select member_id, sum(bets) as bets, sum(stake) as stake, sum(payout) as payout
      from bets.settled_change where number <= (select bets_to from segments.progress) group by member_id) s on s.member_id = f.member_id
    where (coalesce(f.bets, 0), coalesce(f.stake, 0), coalesce(f.payout, 0))
      is distinct from (coalesce(s.bets, 0), coalesce(s.stake, 0), coalesce(s.payout, 0)) limit 1`,
  'what a member moved is what the ledger says': `
    select coalesce(f.member_id, s.member_id) as member, f.deposits as kept_deposits, s.deposits, f.withdrawals as kept_withdrawals, s.withdrawals,
      f.bonuses as kept_bonuses, s.bonuses
    from segments.figure f
    full join (
      select member_id, coalesce(sum(amount) filter (where figure = 'deposit'), 0) as deposits,
        coalesce(sum(amount) filter (where figure = 'withdrawal'), 0) as withdrawals, coalesce(sum(amount) filter (where figure = 'bonus'), 0) as bonuses
      from teams.money_change where transfer_id <= (select money_to from segments.progress) group by member_id) s on s.member_id = f.member_id
    where (coalesce(f.deposits, 0), coalesce(f.withdrawals, 0), coalesce(f.bonuses, 0))
      is distinct from (coalesce(s.deposits, 0), coalesce(s.withdrawals, 0), coalesce(s.bonuses, 0)) limit 1`,
};

export function checkFigures(db: Queryable, onProgress?: OnProgress): Promise<InvariantViolation[]> {
  return violationsOf(db, FIGURE_RULES, onProgress);
}
