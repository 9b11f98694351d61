import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { casesOf } from './money-case.ts';

/** Money that does not fit, and is not decided about. */
export function openCases(db: Queryable): OpenWork {
  return {
    key: 'money-cases',
    permission: 'reconciliation.decide',
    urgent: true,
    href: '/money-cases?state=open',
    count: async (brandIds, ofHouse) => {
      const { count, since } = await casesOf(db, { brandIds, ofHouse })
        .clearSelect()
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('k.since').as('since')])
        .where('k.state', '=', 'open')
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
