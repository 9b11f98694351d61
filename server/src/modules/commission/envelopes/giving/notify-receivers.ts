import { sql } from 'kysely';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { nextOfAudience } from './audience.ts';
import { type EnvelopeRow, envelopes } from './envelope.ts';

/** Receivers in one transaction. */
const AT_ONCE = 200;

/**
 * Notifies those an envelope is for, in the order of their ids. How far it has come is kept in the transaction of each batch: a run that is
 * killed is gone on from there, and each is notified once.
 */
export async function notifyReceivers(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  let goesOn = true;
  while (goesOn && !signal?.aborted) goesOn = await db.transaction((tx) => notifySome(tx, now));
}

async function notifySome(tx: Tx, now: Date): Promise<boolean> {
  // Not the row of the envelope: claims would wait for it.
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('envelopes-tell', 0)) as alone`.execute(tx);
  if (!rows[0]?.alone) return false;
  const envelope = await envelopes(tx)
    .where('e.state', '=', 'open')
    .where('e.told_to', 'is not', null)
    .where('e.expires_at', '>', now)
    .orderBy('e.given_at')
    .limit(1)
    .executeTakeFirst();
  if (!envelope) return false;
  const receivers = await nextOfAudience(tx, envelope, AT_ONCE);
  for (const memberId of receivers) await notify(tx, envelope, memberId, now);
  if (receivers.length > 0) await notifyPush(tx, { m: receivers, t: ['envelopes_changed'] });
  await tx
    .updateTable('envelopes.envelope')
    .set({ told_to: receivers.length < AT_ONCE ? null : (receivers.at(-1) ?? null) })
    .where('id', '=', envelope.id)
    .where('state', '=', 'open')
    .execute();
  return true;
}

function notify(tx: Tx, envelope: EnvelopeRow, memberId: string, now: Date) {
  return sendMessage(tx, {
    merchantId: envelope.merchant_id,
    memberId,
    template: 'envelope_for_you',
    facts: { until: envelope.expires_at.toISOString() },
    source: `envelope ${envelope.id} ${memberId}`,
    now,
  });
}
