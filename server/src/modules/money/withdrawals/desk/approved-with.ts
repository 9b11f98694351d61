import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

const COUNTED_MS = 24 * 3_600_000;

/** Until the transaction ends nothing else is approved for this member: two approvals at once both count. */
export async function lockApprovals(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals approved ${memberId}`}, 0))`.execute(
    tx,
  );
}

/**
 * What the limit of approvals counts for a withdrawal: its amount and what was approved for the same member within a day, so that one
 * large withdrawal is not approved in small ones.
 */
export async function approvedWith(
  db: Queryable,
  withdrawal: { id: string; merchant_id: string; member_id: string; amount: Money },
  now: Date,
): Promise<Money> {
  const { sum } = await db
    .selectFrom('withdrawals.withdrawal as w')
    .select(sql<Money>`coalesce(sum(w.amount), 0)::bigint`.as('sum'))
    .where('w.member_id', '=', withdrawal.member_id)
    .where('w.merchant_id', '=', withdrawal.merchant_id)
    .where('w.id', '!=', withdrawal.id)
    .where('w.state', 'in', ['paying', 'paid', 'partly_paid'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('withdrawals.move as m')
          .select('m.id')
          .whereRef('m.withdrawal_id', '=', 'w.id')
          .where('m.to_state', '=', 'paying')
          .where('m.at', '>', new Date(now.getTime() - COUNTED_MS)),
      ),
    )
    .executeTakeFirstOrThrow();
  return withdrawal.amount + sum;
}
