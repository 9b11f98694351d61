import { COUNTED_MAX } from '@lanna/contract/ops-list';
import { sql } from 'kysely';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What has just come may find its deposit any moment. */
const FRESH_MS = 5 * 60_000;

/** Confirmed money that belongs to nothing. */
export function confirmationsToMatch(db: Queryable, clock: Clock): OpenWork {
  return {
    key: 'payment-confirmations',
    permission: 'payments.read',
    href: '/payment-confirmations?state=waiting',
    count: (brandIds) => {
      const before = new Date(clock.now().getTime() - FRESH_MS);
      return counted(
        db,
        sql`select taken_at as at from payments.confirmation
          where matched_to is null and outcome = 'paid' and merchant_id = any (${[...brandIds]}::uuid[])
            and (waits_for <> 'order' or taken_at < ${before})
          order by taken_at limit ${COUNTED_MAX}`,
      );
    },
  };
}

/** What gateways have said that a person must look at, and orders whose end is unclear: each raises an alert. */
export function alertsToSee(db: Queryable): OpenWork {
  return {
    key: 'payment-alerts',
    permission: 'payments.read',
    urgent: true,
    href: '/payment-alerts?state=open',
    count: (brandIds, ofHouse) =>
      counted(
        db,
        sql`select raised_at as at from payments.alert
          where seen_at is null and (merchant_id = any (${[...brandIds]}::uuid[]) or (${ofHouse} and merchant_id is null))
          order by raised_at limit ${COUNTED_MAX}`,
      ),
  };
}

async function counted(
  db: Queryable,
  rows: ReturnType<typeof sql>,
): Promise<{ count: number; since: Date | null }> {
  const found = await sql<{ count: bigint; since: Date | null }>`
    select count(*) as count, min(at) as since from (${rows}) open`.execute(db);
  const [row] = found.rows;
  return { count: Number(row?.count ?? 0n), since: row?.since ?? null };
}
