import { COUNTED_MAX } from '@lanna/contract/ops-list';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { inScope } from '../alert-scope.ts';
import { matchesNearLimits } from '../measuring/near-matches.ts';

export const OWN_WORK = 'alerts';

/** Alerts that no operator has in hand. */
export function openAlerts(db: Queryable): OpenWork {
  return {
    key: 'alerts',
    permission: 'alerts.handle',
    urgent: true,
    href: '/alerts?state=open',
    count: async (brandIds, ofHouse) => {
      const { count, since } = await db
        .selectFrom((from) =>
          from
            .selectFrom('alerts.alert')
            .select('since as at')
            .where('state', '=', 'open')
            .where(inScope('merchant_id', { brandIds, ofHouse }))
            .orderBy('since')
            .limit(COUNTED_MAX)
            .as('open'),
        )
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('at').as('since')])
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}

/** Matches on which nearly all that may be lost could be lost, by what the vendors that keep their books said last. */
export function nearMatches(db: Queryable, clock: Clock): OpenWork {
  const { permission, find } = matchesNearLimits(db, clock);
  return {
    key: 'near-matches',
    permission,
    href: '/vendors',
    count: async (brandIds) => ({ count: (await find(brandIds, 'EN')).length, since: null }),
  };
}
