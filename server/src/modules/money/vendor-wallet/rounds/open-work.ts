import { COUNTED_MAX } from '@lanna/contract/ops-list';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Rounds that wait for a decision. */
export function casesToDecide(db: Queryable): OpenWork {
  return {
    key: 'cases',
    permission: 'vendor-wallet.decide',
    href: '/cases?state=open',
    count: (brandIds) =>
      db
        .selectFrom((from) =>
          from
            .selectFrom('vendor_wallet.reconciliation_case')
            .select('opened_at as at')
            .where('closed_at', 'is', null)
            .where('merchant_id', 'in', [...brandIds])
            .orderBy('opened_at')
            .limit(COUNTED_MAX)
            .as('open'),
        )
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('at').as('since')])
        .executeTakeFirstOrThrow()
        .then(({ count, since }) => ({ count: Number(count), since })),
  };
}

/** What the wallet has noticed and no operator has looked at. */
export function alertsToSee(db: Queryable): OpenWork {
  return {
    key: 'wallet-alerts',
    permission: 'vendor-wallet.acknowledge',
    urgent: true,
    href: '/wallet-alerts?state=open',
    count: (brandIds, ofHouse) =>
      db
        .selectFrom((from) =>
          from
            .selectFrom('vendor_wallet.alert')
            .select('raised_at as at')
            .where('closed_at', 'is', null)
            .where('acknowledged_at', 'is', null)
            .where((where) =>
              where.or([
                where('merchant_id', 'in', [...brandIds]),
                ...(ofHouse ? [where('merchant_id', 'is', null)] : []),
              ]),
            )
            .orderBy('raised_at')
            .limit(COUNTED_MAX)
            .as('open'),
        )
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('at').as('since')])
        .executeTakeFirstOrThrow()
        .then(({ count, since }) => ({ count: Number(count), since })),
  };
}
