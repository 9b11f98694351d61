import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '../refusals/refusal.ts';
import type { Queryable, Tx } from '../sql/database.ts';

/**
 * Does `work` once for a key: within the caller's transaction, so money and answer are committed together or not at all.
 * A repeat gets the first answer; the same key with another body is `idempotency_conflict`.
 */
export async function answerOnce<Answer>(
  tx: Tx,
  once: { scope: string; key: string; body: unknown; now: Date },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = fingerprintOf(once.body);
  // Two presses at once: the second waits here and then finds the first one's answer.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${once.scope}\n${once.key}`}, 0))`.execute(tx);
  const earlier = await tx
    .selectFrom('platform.idempotent_answer')
    .select(['body_sha256', 'answer'])
    .where('scope', '=', once.scope)
    .where('key', '=', once.key)
    .executeTakeFirst();
  if (earlier && !fingerprint.equals(earlier.body_sha256)) throw new Refusal('idempotency_conflict');
  if (earlier) return earlier.answer as Answer;
  const answer = await work();
  await tx
    .insertInto('platform.idempotent_answer')
    .values({
      scope: once.scope,
      key: once.key,
      body_sha256: fingerprint,
      answer: JSON.stringify(answer),
      created_at: once.now,
    })
    .execute();
  return answer;
}

/** Whether this very request has been answered before: then what guards it need not be asked for again. */
export async function wasAnswered(
  db: Queryable,
  once: { scope: string; key: string; body: unknown },
): Promise<boolean> {
  const earlier = await db
    .selectFrom('platform.idempotent_answer')
    .select('body_sha256')
    .where('scope', '=', once.scope)
    .where('key', '=', once.key)
    .executeTakeFirst();
  return earlier !== undefined && fingerprintOf(once.body).equals(earlier.body_sha256);
}

/** What is kept of a body under its key. */
export function fingerprintOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
