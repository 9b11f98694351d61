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

/** Deposits whose members say to have paid, while nothing has been confirmed yet: each waits for its money. */
export function depositsSaidPaid(db: Queryable): OpenWork {
  return {
    key: 'paid-deposits',
    permission: 'cashier.decide',
    href: '/deposits?state=said_paid',
    urgent: true,
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('cashier.deposit')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('paid_said_at').as('since')])
        .where('merchant_id', 'in', [...brandIds])
        .where('status', '=', 'waiting')
        .where('paid_said_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
