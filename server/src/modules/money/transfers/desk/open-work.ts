import { sql } from 'kysely';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { ATTENTION } from './list-ops-transfers.ts';

/** Transfers whose vendor leaves open what became of them, or has said something else since. */
export function unclearTransfers(db: Queryable): OpenWork {
  return {
    key: 'transfers',
    permission: 'transfers.decide',
    urgent: true,
    href: '/transfers?state=attention',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('transfers.transfer as t')
        .select([
          ({ fn }) => fn.countAll<bigint>().as('count'),
          sql<Date | null>`min(coalesce(t.contradicted_at, t.unclear_at))`.as('since'),
        ])
        .where('t.merchant_id', 'in', [...brandIds])
        .where(ATTENTION)
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
