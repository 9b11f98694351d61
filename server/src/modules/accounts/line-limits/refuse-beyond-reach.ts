import type { Owner } from '../../../platform/http/calls/owner-of.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { heldTo } from './allowances/read-line.ts';
import { refuseSuspended } from './refuse-suspended.ts';

/**
 * Money does not go where bets are decided by a vendor alone, while the line limits what they may be. Refuses `play_suspended` {since, reason},
 * `line_limit_no_transfer`.
 */
export async function refuseBeyondReach(db: Queryable, owner: Owner): Promise<void> {
  await refuseSuspended(db, owner);
  const { stakes, lossDay, lossWeek } = await heldTo(db, owner);
  if (lossDay !== null || lossWeek !== null || Object.keys(stakes).length > 0)
    throw new Refusal('line_limit_no_transfer');
}
