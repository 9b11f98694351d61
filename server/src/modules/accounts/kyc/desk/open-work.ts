import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Documents that wait for a decision. */
export function undecidedIdentities(db: Queryable): OpenWork {
  return {
    key: 'identity-checks',
    permission: 'kyc.decide',
    href: '/identity-checks?state=undecided',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('kyc.submission')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('sent_at').as('since')])
        .where('merchant_id', 'in', [...brandIds])
        .where('state', 'in', ['submitted', 'reviewing'])
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
