import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Queues a job; a worker of any process takes it once this is committed. */
export async function runJob(tx: Tx, job: string): Promise<void> {
  await sql`select platform.queue_job(${job})`.execute(tx);
  await notifyOps(tx, { brandId: null, type: 'jobs_changed' });
}
