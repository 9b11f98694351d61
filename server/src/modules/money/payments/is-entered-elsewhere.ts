import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';
import { ENTERED_BY_OPERATORS } from './confirmation.ts';

/**
 * Whether an operator has entered this payment in for another channel of the brand: the same reference, however it is written, and the same
 * amount. One account at a bank may stand behind several channels.
 */
export async function isEnteredElsewhere(
  tx: Tx,
  payment: { merchantId: string; channelCode: string; externalReference: string; amount: Money },
): Promise<boolean> {
  const found = await tx
    .selectFrom('payments.confirmation')
    .select('id')
    .where('merchant_id', '=', payment.merchantId)
    .where('channel_code', '<>', payment.channelCode)
    .where('way', '=', 'in')
    .where('reference_key', '=', sql<string>`payments.reference_key(${payment.externalReference})`)
    .where('amount', '=', payment.amount)
    .where('source', 'in', ENTERED_BY_OPERATORS)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
