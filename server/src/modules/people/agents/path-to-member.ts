import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import type { Queryable } from '../../../platform/sql/database.ts';
import { type Place, pathDown } from './internal/team.ts';

/** The way from an agent down to an account of the team, as the tree is now; undefined for an account that is not below. */
export async function pathToMember(
  db: Queryable,
  agent: Place,
  memberId: string,
): Promise<{ id: string; account: string; agent: boolean }[] | undefined> {
  const path = await pathDown(db, agent, memberId);
  if (!path || path.length === 0) return path?.map((step) => ({ ...step, agent: true }));
  const { type } = await db
    .selectFrom('members.account')
    .select('type')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return path.map((step, at) => ({ ...step, agent: at < path.length - 1 || AGENT_TYPES.includes(type) }));
}
