import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** The account from which the tree is read. Brand and id are part of every step of a walk. */
export interface Place {
  merchantId: string;
  memberId: string;
}

/**
 * Selects the accounts below a place as `m`: at any depth, or directly below only. `branch.level` is the
 * depth of the account's upline. Only agents have accounts below them (`members.check_upline`), so the walk
 * steps from agent to agent and finds all other accounts by the index.
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

/** Literals, not parameters: PostgreSQL uses a partial index only when the query implies its condition. */
const AGENT_TYPE_LIST = sql.join(AGENT_TYPES.map((type) => sql.lit(type)));

/**
 * The path from a place down to an account of its team: the accounts between, then that account; empty for
 * the place itself. Undefined for an account that is not below it.
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
            // The caller must not see accounts above the own one.
            .where('above.id', '<>', memberId),
        ),
    )
    .selectFrom('above')
    .select(['id', 'username as account'])
    .orderBy('step', 'desc')
    .execute();
  return first?.id === memberId ? path : undefined;
}
