import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database.ts';

/** An account of a brand, from where the tree is looked at. Both go into every step of a walk. */
export interface Place {
  merchantId: string;
  memberId: string;
}

/** `team`: everybody below a place at any depth; level 1 is directly below. */
export function withTeam(db: Queryable, { merchantId, memberId }: Place) {
  return db.withRecursive('team', (cte) =>
    cte
      .selectFrom('accounts.member as direct')
      .select(['direct.id', 'direct.registered_at', 'direct.type', sql<number>`1`.as('level')])
      .where('direct.agent_id', '=', memberId)
      .where('direct.merchant_id', '=', merchantId)
      .unionAll((below) =>
        below
          .selectFrom('accounts.member as further')
          .innerJoin('team', 'team.id', 'further.agent_id')
          .select([
            'further.id',
            'further.registered_at',
            'further.type',
            sql<number>`team.level + 1`.as('level'),
          ])
          .where('further.merchant_id', '=', merchantId),
      ),
  );
}

/** `team` with those directly below alone: the same columns, without a walk. */
export function withDirect(db: Queryable, { merchantId, memberId }: Place) {
  return db.with('team', (cte) =>
    cte
      .selectFrom('accounts.member as direct')
      .select(['direct.id', 'direct.registered_at', 'direct.type', sql<number>`1`.as('level')])
      .where('direct.agent_id', '=', memberId)
      .where('direct.merchant_id', '=', merchantId),
  );
}

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
        .selectFrom('accounts.member as m')
        .select(['m.id', 'm.username', 'm.agent_id', sql<number>`0`.as('step')])
        .where('m.id', '=', to)
        .where('m.merchant_id', '=', merchantId)
        .unionAll((up) =>
          up
            .selectFrom('accounts.member as a')
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
