import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

/** What counts towards the limit of one operator. */
const COUNTED_MS = 24 * 3_600_000;

export interface Alone {
  what: 'publish' | 'issue';
  /** The promotion, or the application. */
  subjectId: string;
  operatorId: string;
  merchantId: string;
  /** Who is paid. */
  memberId: string | null;
}

/**
 * What was published or paid without a second operator within a day, besides this: by the operator at this brand, and to the member by whichever
 * operator; the larger of the two. Many small amounts are not one large one unseen.
 */
export async function decidedLately(db: Queryable, alone: Alone, now: Date): Promise<Money> {
  const { what, subjectId, operatorId, merchantId, memberId } = alone;
  const sum = (whose: ReturnType<typeof sql>) =>
    sql<Money>`coalesce(sum(amount) filter (where ${whose}), 0)::bigint`;
  const { by_operator, to_member } = await db
    .selectFrom('promotions.alone')
    .select([
      sum(sql`operator_id = ${operatorId}`).as('by_operator'),
      sum(sql`member_id = ${memberId}`).as('to_member'),
    ])
    .where('what', '=', what)
    .where('merchant_id', '=', merchantId)
    .where('at', '>', new Date(now.getTime() - COUNTED_MS))
    .where('subject_id', '<>', subjectId)
    .executeTakeFirstOrThrow();
  if (to_member > by_operator) return to_member;
  return by_operator;
}

/** Two decisions at once both count: what asks for the sum and adds to it does so one after the other. */
export async function lockAlone(
  tx: Tx,
  { what, merchantId }: Pick<Alone, 'what' | 'merchantId'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promotions ${what} alone ${merchantId}`}, 0))`.execute(
    tx,
  );
}

export async function noteAlone(tx: Tx, alone: Alone, amount: Money, now: Date): Promise<void> {
  await tx
    .insertInto('promotions.alone')
    .values({
      what: alone.what,
      subject_id: alone.subjectId,
      operator_id: alone.operatorId,
      merchant_id: alone.merchantId,
      member_id: alone.memberId,
      amount,
      at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['what', 'subject_id', 'operator_id']).doUpdateSet({ amount, at: now }),
    )
    .execute();
}
