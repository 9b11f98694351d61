import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Deposits that no rule has decided about. */
export function depositsAtDesk(db: Queryable): OpenWork {
  return {
    key: 'cashier',
    permission: 'cashier.decide',
    href: '/deposits?state=review',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('cashier.deposit')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('changed_at').as('since')])
        .where('merchant_id', 'in', [...brandIds])
        .where('status', '=', 'review')
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
