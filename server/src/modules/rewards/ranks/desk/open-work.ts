import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Rises that wait for an operator. */
export function waitingCases(db: Queryable): OpenWork {
  return {
    key: 'ranks',
    permission: 'ranks.change',
    href: '/rank-cases?state=open',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('ranks.hold_case')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('opened_at').as('since')])
        .where('merchant_id', 'in', [...brandIds])
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
