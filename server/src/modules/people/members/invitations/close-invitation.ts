import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';

/**
 * Closes a code to registrations from now on. Closing it again keeps the first time. Refuses with
 * `invitation_unknown`.
 */
export async function closeInvitation(
  { db, clock }: { db: Database; clock: Clock },
  agent: { merchantId: string; memberId: string },
  code: string,
): Promise<void> {
  await shutInvitation(db.kysely, agent, code, clock.now());
}

/** The same in the caller's transaction. */
export async function shutInvitation(
  db: Queryable,
  agent: { merchantId: string; memberId: string },
  code: string,
  now: Date,
): Promise<void> {
  const closed = await db
    .updateTable('members.affiliate_code')
    .set(({ fn, val, ref }) => ({ disabled_at: fn.coalesce(ref('disabled_at'), val(now)) }))
    .where('code_key', '=', code.toLowerCase())
    .where('agent_id', '=', agent.memberId)
    .where('merchant_id', '=', agent.merchantId)
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n) throw new Refusal('invitation_unknown');
}
