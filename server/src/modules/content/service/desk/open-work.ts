import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Customers who wait for an answer. */
export function waitingCustomers(db: Queryable): OpenWork {
  return {
    key: 'service',
    permission: 'service.answer',
    href: '/service?view=waiting',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('service.conversation')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('waiting_since').as('since')])
        .where('merchant_id', 'in', [...brandIds])
        .where('waiting_since', 'is not', null)
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
