import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { CREDIT_KIND } from './credit-kind.ts';

/**
 * What was credited by the word of one operator alone counts so long. The time rolls on: neither midnight nor a change of the brand's time
 * zone begins it anew.
 */
const COUNTED_MS = 24 * 3_600_000;

export interface DeskSums {
  /** By this operator, to all members of the brand. */
  byOperator: Money;
  /** To this member, by all operators. */
  toMember: Money;
}

/**
 * Locks what is counted of operators or members until the transaction ends, so that two decisions at once both count. Always the operator
 * first, members next and deposits last.
 */
export async function lockDeskSums(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort())
    await tx
      .insertInto('cashier.desk_lock')
      .values({ id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
      .execute();
}

/** What operators credited alone within a day, as a limit counts it: deposits that a second operator approved are left out. */
export async function readDeskSums(
  db: Queryable,
  { merchantId, operatorId, memberId }: { merchantId: string; operatorId: string; memberId: string | null },
  now: Date,
): Promise<DeskSums> {
  const ofMember = sql<boolean>`member_id = ${memberId}::uuid`;
  const ofOperator = sql<boolean>`operator_id = ${operatorId}::uuid`;
  return db
    .selectFrom('cashier.desk_credit')
    .select([
      sql<Money>`coalesce(sum(amount) filter (where ${ofOperator}), 0)::bigint`.as('byOperator'),
      sql<Money>`coalesce(sum(amount) filter (where ${ofMember}), 0)::bigint`.as('toMember'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('credited_at', '>', new Date(now.getTime() - COUNTED_MS))
    .where(({ or }) => or([ofMember, ofOperator]))
    .executeTakeFirstOrThrow();
}

/**
 * Whether a second operator is needed to credit this amount: it counts with whichever sum is greater. The one answer for what is shown, what
 * is previewed and what is done.
 */
export function needsSecondOperator(
  db: Queryable,
  call: Pick<AnyOpsCall, 'mustBeProposed'>,
  amount: Money,
  { byOperator, toMember }: DeskSums,
): Promise<boolean> {
  return call.mustBeProposed(db, CREDIT_KIND, amount + (byOperator > toMember ? byOperator : toMember));
}

/** Keeps that a deposit was credited by the word of this operator alone. */
export async function keepDeskCredit(
  tx: Tx,
  credit: {
    depositId: string;
    merchantId: string;
    memberId: string;
    operatorId: string;
    amount: Money;
    currency: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('cashier.desk_credit')
    .values({
      deposit_id: credit.depositId,
      merchant_id: credit.merchantId,
      member_id: credit.memberId,
      operator_id: credit.operatorId,
      amount: credit.amount,
      currency: credit.currency,
      credited_at: credit.now,
    })
    .execute();
}
