import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What members have said and no operator has read yet. */
export function newFeedback(db: Queryable): OpenWork {
  return {
    key: 'feedback',
    permission: 'feedback.answer',
    href: '/feedback?state=new',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('feedback.message')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('sent_at').as('since')])
        .where('merchant_id', 'in', [...brandIds])
        .where('state', '=', 'new')
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
