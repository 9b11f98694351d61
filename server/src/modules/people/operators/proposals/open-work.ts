import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Proposals that wait for a second operator. */
export function openProposals({ db, clock }: { db: { kysely: Queryable }; clock: Clock }): OpenWork {
  return {
    key: 'proposals',
    permission: 'operators.approve',
    href: '/proposals',
    count: async (brandIds) => {
      const { count, since } = await db.kysely
        .selectFrom('operators.proposal')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('proposed_at').as('since')])
        .where('state', '=', 'open')
        .where('expires_at', '>', clock.now())
        // Those of the house have no brand.
        .where((where) =>
          where.or([where('merchant_id', 'is', null), where('merchant_id', 'in', [...brandIds])]),
        )
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
