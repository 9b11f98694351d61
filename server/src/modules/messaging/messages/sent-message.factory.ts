import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** A text message that a provider has taken. */
export async function createSentMessage(
  db: Queryable,
  options: { merchantId: string; recipient?: string; sentAt: Date },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('platform.sent_message')
    .values({
      id,
      merchant_id: options.merchantId,
      channel: 'sms',
      recipient: options.recipient ?? '+66812345678',
      subject: '',
      provider: 'http-sms',
      outcome: 'accepted',
      answered_in_ms: 120,
      sent_at: options.sentAt,
    })
    .execute();
  return id;
}
