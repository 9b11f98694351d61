import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What waits at the desk of withdrawals. */
export function withdrawalWork({ db, clock }: { db: Queryable; clock: Clock }): OpenWork[] {
  return [
    {
      key: 'withdrawals',
      permission: 'withdrawals.decide',
      href: '/withdrawals?state=undecided',
      count: async (brandIds) =>
        counted(
          await db
            .selectFrom('withdrawals.withdrawal')
            .select(({ fn }) => [
              fn.countAll<bigint>().as('count'),
              fn.min('requested_at').as('since'),
              fn.countAll<bigint>().filterWhere('promised_until', '<', clock.now()).as('late'),
            ])
            .where('merchant_id', 'in', [...brandIds])
            .where('state', 'in', ['waiting', 'reviewing'])
            .executeTakeFirstOrThrow(),
        ),
    },
    {
      key: 'payouts',
      permission: 'withdrawals.decide',
      href: '/payouts?work=by_hand',
      count: async (brandIds) =>
        counted(
          await db
            .selectFrom('withdrawals.payout')
            .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('created_at').as('since')])
            .where('merchant_id', 'in', [...brandIds])
            .where('channel_kind', '=', 'bank')
            .where('state', 'in', ['ready', 'sent'])
            .executeTakeFirstOrThrow(),
        ),
    },
    {
      key: 'receipt-disputes',
      permission: 'withdrawals.decide',
      href: '/payouts?work=disputes',
      urgent: true,
      count: async (brandIds) =>
        counted(
          await db
            .selectFrom('withdrawals.payout')
            .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('receipt_changed_at').as('since')])
            .where('merchant_id', 'in', [...brandIds])
            .where('receipt_state', '=', 'not_received')
            .executeTakeFirstOrThrow(),
        ),
    },
  ];
}

function counted({ count, since, late = 0n }: { count: bigint; since: Date | null; late?: bigint }) {
  return { count: Number(count), since, late: Number(late) };
}
