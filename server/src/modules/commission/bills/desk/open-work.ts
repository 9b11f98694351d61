import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { CASES } from './ops-bill-rows.ts';

/** Bills that wait for an approval. */
export function unapprovedBills(db: Queryable): OpenWork {
  return {
    key: 'bills',
    permission: 'bills.decide',
    href: '/bills?state=unapproved',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('bills.bill as b')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('b.issued_at').as('since')])
        .where('b.merchant_id', 'in', [...brandIds])
        .where('b.state', '=', 'unapproved')
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}

/** Bills whose upline lacks the money. */
export function shortBills(db: Queryable): OpenWork {
  return {
    key: 'shortBills',
    permission: 'bills.decide',
    href: '/bills?state=case',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('bills.bill as b')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('b.issued_at').as('since')])
        .where('b.merchant_id', 'in', [...brandIds])
        .where(CASES)
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
