import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Who has applied and has not been looked at. */
export function newApplications(db: Queryable): OpenWork {
  return {
    key: 'join',
    permission: 'join.answer',
    href: '/join?state=new',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('join.application')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('sent_at').as('since')])
        .where('merchant_id', 'in', [...brandIds])
        .where('state', '=', 'new')
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
