import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** The job that takes up what was asked for. */
export const VERIFICATION_JOB = 'ledger-verification';

/**
 * Has the books verified by a process that runs jobs, soon. One at a time: refuses `verification_running`; one whose process
 * has vanished does not count.
 */
export async function askForVerification(
  tx: Tx,
  request: { steps: readonly string[]; operator: { id: string; name: string }; now: Date },
): Promise<string> {
  const { steps, operator, now } = request;
  await endLost(tx, now);
  const id = newId();
  const asked = await tx
    .insertInto('ledger.verification')
    .values({ id, asked_at: now, asked_by: operator.id, asked_by_name: operator.name })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!asked) throw new Refusal('verification_running');
  await tx
    .insertInto('ledger.verification_step')
    .values(steps.map((step, place) => ({ verification_id: id, place, step })))
    .execute();
  await sql`select platform.queue_job(${VERIFICATION_JOB})`.execute(tx);
  await notifyOps(tx, { brandId: null, type: 'verification_changed' });
  return id;
}

/** One that runs reports every second or two. */
const LOST_AFTER_MS = 30_000;

/** Ends verifications whose process was killed; what they had found is kept. */
export async function endLost(tx: Tx, now: Date): Promise<void> {
  const lost = await tx
    .updateTable('ledger.verification')
    .set({ state: 'stopped', ended_at: now, failure: 'process_lost' })
    .where('state', '=', 'running')
    .where('heard_at', '<', new Date(now.getTime() - LOST_AFTER_MS))
    .returning('id')
    .execute();
  for (const { id } of lost) await leaveUnfinished(tx, id, now);
}

/** Steps that were not walked to their end. */
export async function leaveUnfinished(tx: Tx, verificationId: string, now: Date): Promise<void> {
  await tx
    .updateTable('ledger.verification_step')
    .set({ state: 'unfinished', ended_at: now })
    .where('verification_id', '=', verificationId)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}
