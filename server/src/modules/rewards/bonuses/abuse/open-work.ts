import { COUNTED_MAX } from '@lanna/contract/ops-list';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Bonuses that look like abuse and are yet to be decided about. */
export function openBonusCases(db: Queryable): OpenWork {
  return {
    key: 'bonusCases',
    permission: 'bonuses.revoke',
    href: '/bonus-cases?state=open',
    count: (brandIds) =>
      db
        .selectFrom((from) =>
          from
            .selectFrom('bonuses.abuse_case')
            .select('found_at as at')
            .where('state', '=', 'open')
            .where('merchant_id', 'in', [...brandIds])
            .orderBy('found_at')
            .limit(COUNTED_MAX)
            .as('open'),
        )
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('at').as('since')])
        .executeTakeFirstOrThrow()
        .then(({ count, since }) => ({ count: Number(count), since })),
  };
}
