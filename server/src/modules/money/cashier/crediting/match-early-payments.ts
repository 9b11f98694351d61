import type { Database } from '../../../../platform/sql/database.ts';
import { ENTERED_BY_OPERATORS, findConfirmation } from '../../payments/confirmation.ts';
import { applyPayment } from '../apply-payment.ts';
import type { Notices } from '../record/notify-deposit.ts';

const AT_ONCE = 200;

/**
 * A payment and the deposit it names may come in the same moment, each unseen by the other: the payment left waiting finds its
 * deposit here. Says how many were matched. What an operator has entered is given to a deposit by an operator alone, whose sums count.
 */
export async function matchEarlyPayments(db: Database, notices: Notices, now: Date): Promise<number> {
  const waiting = await db.kysely
    .selectFrom('payments.confirmed as c')
    .innerJoin('cashier.deposit as d', (join) =>
      join
        .onRef('d.merchant_id', '=', 'c.merchant_id')
        .on(({ or, eb, ref }) =>
          or([eb('d.id', '=', ref('c.reference')), eb('d.reference', '=', ref('c.payer_reference'))]),
        ),
    )
    .select(['c.id', 'c.merchant_id'])
    .where('c.way', '=', 'in')
    .where('c.matched_to', 'is', null)
    .where('c.source', 'not in', ENTERED_BY_OPERATORS)
    .orderBy('c.taken_at')
    .limit(AT_ONCE)
    .execute();
  let matched = 0;
  for (const { id, merchant_id: merchantId } of waiting)
    await db.transaction(async (tx) => {
      const confirmation = await findConfirmation(tx, { merchantId, id });
      if (confirmation?.matchedTo !== null) return;
      if ((await applyPayment(tx, confirmation, now, notices)) === 'matched') matched++;
    });
  return matched;
}
