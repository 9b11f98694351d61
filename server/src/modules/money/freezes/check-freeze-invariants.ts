import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Each query selects the rows that break its rule. */
export const FREEZE_RULES: Record<string, string> = {
  'what is held for a freeze is what it says while it is in force, and nothing after it': `
    select f.id as freeze, f.state, f.held, coalesce(h.amount, 0) as on_hold from freezes.freeze f
    left join ledger.open_hold h on h.reference = f.id
    where coalesce(h.amount, 0) <> case when f.state in ('begun', 'kept') then f.held else 0 end
    order by f.id limit 1`,
  'nothing is ever paid from frozen winnings': `
    select f.id as freeze, p.code, p.amount from freezes.freeze f
    join ledger.posted_transfer p on p.reference = f.id
    order by f.id limit 1`,
};

/** Every rule of frozen winnings that does not hold; empty when all is well. */
export function checkFreezeInvariants(db: Queryable, onProgress?: OnProgress): Promise<InvariantViolation[]> {
  return violationsOf(db, FREEZE_RULES, onProgress);
}
