import type { Queryable } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';

/** The agent whom a member may transfer money to. */
export interface Upline {
  agentId: string;
  username: string | null;
  nickname: string;
}

/** Who may transfer, and to whom: players and agents of these types; affiliates (41, 42) invite and earn, and transfer nothing. */
const PAYERS = [0, 1, 2];
const PAYEES = [1, 2];

/** The member's own agent, where the brand lets its members transfer to theirs and the agent’s account is open. */
export async function findUpline(
  db: Queryable,
  brand: Pick<BrandProfile, 'id' | 'settings'>,
  memberId: string,
): Promise<Upline | undefined> {
  if (!brand.settings.transfers.upline) return undefined;
  return db
    .selectFrom('members.account as m')
    .innerJoin('members.account as a', 'a.id', 'm.agent_id')
    .select(['a.id as agentId', 'a.username', 'a.nickname'])
    .where('m.id', '=', memberId)
    .where('m.merchant_id', '=', brand.id)
    .where('a.merchant_id', '=', brand.id)
    .where('m.type', 'in', PAYERS)
    .where('a.type', 'in', PAYEES)
    .where('a.status', '=', 'active')
    .executeTakeFirst();
}
