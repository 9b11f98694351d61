import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const DAY_MS = 24 * 3_600_000;

/** Money of members that is frozen until operators have decided; late is what is free by itself within a day. */
export function frozenWinnings({ db, clock }: { db: Queryable; clock: Clock }): OpenWork {
  return {
    key: 'freezes',
    permission: 'freezes.freeze',
    href: '/freezes',
    count: async (brandIds) => {
      const { count, since, late } = await db
        .selectFrom('freezes.freeze')
        .select(({ fn }) => [
          fn.countAll<bigint>().as('count'),
          fn.min('begun_at').as('since'),
          fn
            .countAll<bigint>()
            .filterWhere('until', '<', new Date(clock.now().getTime() + DAY_MS))
            .as('late'),
        ])
        .where('merchant_id', 'in', [...brandIds])
        .where('state', 'in', ['begun', 'kept'])
        .executeTakeFirstOrThrow();
      return { count: Number(count), since, late: Number(late) };
    },
  };
}
