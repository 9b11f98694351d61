import { MailError, type MailErrorCode } from '../mail/mailer.ts';
import { notifyOps } from '../ops/notify-ops.ts';
import type { Clock } from '../process/clock.ts';
import { newId } from '../sealing/ids.ts';
import { SmsError, type SmsErrorCode } from '../sms/sms-sender.ts';
import type { Database } from '../sql/database.ts';
import type { ProviderAnswer } from './provider-answer.ts';

const KEPT_MS = 90 * 24 * 3_600_000;
/** The message itself is the cause: sending it again would not help. */
const REFUSED = new Set<MailErrorCode | SmsErrorCode>([
  'recipient_refused',
  'not_accepted',
  'invalid_number',
]);

interface Deps {
  db: Database;
  clock: Clock;
}

/**
 * A sender that writes down what it was given and what came back. Never the text: it holds codes and links by which accounts are
 * taken over. A record that cannot be written fails the call, as any other lost connection to the database does.
 */
export function recordedSender<Message extends { to: string; subject?: string }>(
  { db, clock }: Deps,
  sender: { send(message: Message): Promise<ProviderAnswer> },
  of: { merchantId: string; channel: 'mail' | 'sms'; provider: 'smtp' | 'http-sms' | 'outbox' },
) {
  const keep = async (
    { to, subject = '' }: Message,
    startedMs: number,
    result: { outcome: string; code?: string; provider_code: string | null; reference?: string | null },
  ) => {
    await db.kysely
      .insertInto('platform.sent_message')
      .values({
        id: newId(),
        merchant_id: of.merchantId,
        channel: of.channel,
        provider: of.provider,
        recipient: to.slice(0, 320),
        subject: subject.slice(0, 300),
        answered_in_ms: Math.round(performance.now() - startedMs),
        sent_at: clock.now(),
        ...result,
      })
      .execute();
    await notifyOps(db.kysely, { brandId: of.merchantId, type: 'messages_changed' });
  };
  return {
    send: async (message: Message): Promise<ProviderAnswer> => {
      const startedMs = performance.now();
      try {
        const answer = await sender.send(message);
        const { code, reference } = answer;
        await keep(message, startedMs, { outcome: 'accepted', provider_code: code, reference });
        return answer;
      } catch (error) {
        if (error instanceof MailError || error instanceof SmsError)
          await keep(message, startedMs, {
            outcome: REFUSED.has(error.code) ? 'refused' : 'failed',
            code: error.code,
            provider_code: error.detail.slice(0, 100),
          });
        throw error;
      }
    },
  };
}

/** Forgets what is older than ninety days. */
export async function sweepSentMessages({ db, clock }: Deps): Promise<void> {
  await db.kysely
    .deleteFrom('platform.sent_message')
    .where('sent_at', '<', new Date(clock.now().getTime() - KEPT_MS))
    .execute();
}
