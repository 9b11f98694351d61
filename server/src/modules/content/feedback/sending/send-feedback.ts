import type { sendFeedback as contract } from '@lanna/contract/content/feedback/feedback';
import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';

const TURN_SECONDS = 60;

export interface FeedbackWriter {
  merchantId: string;
  memberId: string;
  language: Language;
  /** As the browser names itself. */
  device: string;
}

/**
 * Stores a member's feedback. Refuses with `feedback_too_soon` {retryAfterSeconds} within a minute of the
 * last one.
 */
export async function sendFeedback(
  { db, clock }: { db: Database; clock: Clock },
  { content }: { content: string },
  writer: FeedbackWriter,
): Promise<Value<typeof contract>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await takeTurn(tx, writer.memberId, now);
    const { merchantId, memberId, language, device } = writer;
    const id = newId();
    await tx
      .insertInto('feedback.message')
      .values({ id, merchant_id: merchantId, member_id: memberId, content, language, device, sent_at: now })
      .execute();
    await notifyOps(tx, { brandId: merchantId, type: 'feedback_changed' });
    return { id, sentAt: now.toISOString() };
  });
}

/** Of two parallel calls the second waits for the first one's row lock, and is then refused. */
async function takeTurn(tx: Tx, memberId: string, now: Date): Promise<void> {
  const freeBefore = new Date(now.getTime() - TURN_SECONDS * 1000);
  const { rows } = await sql`
    insert into feedback.turn (member_id, taken_at) values (${memberId}, ${now})
    on conflict (member_id) do update set taken_at = excluded.taken_at where turn.taken_at <= ${freeBefore}
    returning member_id`.execute(tx);
  if (rows.length > 0) return;
  const { taken_at } = await tx
    .selectFrom('feedback.turn')
    .select('taken_at')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const passedMs = now.getTime() - taken_at.getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(TURN_SECONDS - passedMs / 1000));
  throw new Refusal('feedback_too_soon', { retryAfterSeconds });
}
