import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Messages of a customer within a time: enough for one who writes in short lines. */
const LIMITS = [
  { max: 8, seconds: 20 },
  { max: 60, seconds: 600 },
] as const;

/** Refuses with `service_flood` {retryAfterSeconds}. The caller holds the conversation's row. */
export async function refuseFlood(db: Queryable, conversationId: string, now: Date): Promise<void> {
  for (const { max, seconds } of LIMITS) {
    // Of the messages before, the one that must have left the window.
    const earliest = await db
      .selectFrom('service.message')
      .select('sent_at')
      .where('conversation_id', '=', conversationId)
      .where('author', '=', 'customer')
      .orderBy('number', 'desc')
      .offset(max - 1)
      .limit(1)
      .executeTakeFirst();
    const freeAtMs = (earliest?.sent_at.getTime() ?? Number.NEGATIVE_INFINITY) + seconds * 1000;
    if (freeAtMs > now.getTime())
      throw new Refusal('service_flood', {
        retryAfterSeconds: Math.max(1, Math.ceil((freeAtMs - now.getTime()) / 1000)),
      });
  }
}
