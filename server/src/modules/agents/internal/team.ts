import { AGENT_TYPES } from '@lanna/contract/members';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database.ts';

/** An account of a brand, from where the tree is looked at. Both go into every step of a walk. */
export interface Place {
  merchantId: string;
  memberId: string;
}

/**
 * Everybody below a place as `m`: at any depth, or directly alone. `branch.level` is how far below the place the one is
 * who brought them. Nobody but agents has people below (`members.check_upline`), so the walk steps from agent to agent and
 * leaves the many others to the index.
 */
export function belowOf(db: Queryable, { merchantId, memberId }: Place, depth: 'any' | 'direct') {
  return db
    .withRecursive('branch', (cte) => {
      const root = cte.selectNoFrom([sql<string>`${memberId}::uuid`.as('id'), sql<number>`0`.as('level')]);
      if (depth === 'direct') return root;
      return root.unionAll((further) =>
        further
          .selectFrom('members.account as a')
          .innerJoin('branch', 'branch.id', 'a.agent_id')
          .select(['a.id', sql<number>`branch.level + 1`.as('level')])
          .where('a.merchant_id', '=', merchantId)
          .where(sql<boolean>`a.type in (${AGENT_TYPE_LIST})`),
      );
    })
    .selectFrom('members.account as m')
    .innerJoin('branch', 'branch.id', 'm.agent_id')
    .where('m.merchant_id', '=', merchantId);
}

/** Written out: an index of agents alone fits only what is seen to be among them. */
const AGENT_TYPE_LIST = sql.join(AGENT_TYPES.map((type) => sql.lit(type)));

/**
 * The way from a place down to somebody of its team: those passed, then that one; empty for the place itself. Undefined
 * for whoever is not below it.
 */
export async function pathDown(
  db: Queryable,
  { merchantId, memberId }: Place,
  to: string,
): Promise<{ id: string; account: string }[] | undefined> {
  const [first, ...path] = await db
    .withRecursive('above', (cte) =>
      cte
        .selectFrom('members.account as m')
        .select(['m.id', 'm.username', 'm.agent_id', sql<number>`0`.as('step')])
        .where('m.id', '=', to)
        .where('m.merchant_id', '=', merchantId)
        .unionAll((up) =>
          up
            .selectFrom('members.account as a')
            .innerJoin('above', 'above.agent_id', 'a.id')
            .select(['a.id', 'a.username', 'a.agent_id', sql<number>`above.step + 1`.as('step')])
            .where('a.merchant_id', '=', merchantId)
            // What is above the one who asks is nothing to them.
            .where('above.id', '<>', memberId),
        ),
    )
    .selectFrom('above')
    .select(['id', 'username as account'])
    .orderBy('step', 'desc')
    .execute();
  return first?.id === memberId ? path : undefined;
}
