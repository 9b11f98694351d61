import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { WAITING_STATES } from './list-desk.ts';

/** Applications that no operator has decided about. */
export function waitingApplications(db: Queryable): OpenWork {
  return {
    key: 'promotions',
    permission: 'promotions.decide',
    href: '/promotion-applications?state=waiting',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('promotions.application')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('created_at').as('since')])
        .where('merchant_id', 'in', [...brandIds])
        .where('state', 'in', WAITING_STATES)
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
