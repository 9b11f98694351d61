import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Accounts that probably are an excluded person's and wait for a decision. */
export function suspectedAccounts(db: Queryable): OpenWork {
  return {
    key: 'suspected-accounts',
    permission: 'protection.exclude',
    href: '/player-protection?state=suspected',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('protection.excluded_account as a')
        .innerJoin('protection.exclusion as e', 'e.id', 'a.exclusion_id')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('a.since').as('since')])
        .where('a.merchant_id', 'in', [...brandIds])
        .where('a.suspected', '=', true)
        .where('a.released_at', 'is', null)
        .where('e.ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
