import { COUNTED_MAX } from '@lanna/contract/ops-list';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Accounts of one line that share what one person has, which are yet to be decided about. */
export function openAnomalies(db: Queryable): OpenWork {
  return {
    key: 'anomalies',
    permission: 'anomalies.decide',
    href: '/anomalies?state=open',
    count: (brandIds) =>
      db
        .selectFrom((from) =>
          from
            .selectFrom('anomalies.finding')
            .select('first_seen as at')
            .where('state', '=', 'open')
            .where('merchant_id', 'in', [...brandIds])
            .orderBy('first_seen')
            .limit(COUNTED_MAX)
            .as('open'),
        )
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('at').as('since')])
        .executeTakeFirstOrThrow()
        .then(({ count, since }) => ({ count: Number(count), since })),
  };
}
