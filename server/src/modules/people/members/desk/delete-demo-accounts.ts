import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';

/** Longer than any session lives. */
const TRIAL_LIFE_MS = 24 * 3_600_000;
const BATCH = 500;

/**
 * Deletes demo accounts a day after they were created, in batches so that other transactions do not wait for
 * the locks.
 */
export async function deleteDemoAccounts({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - TRIAL_LIFE_MS);
  for (;;) {
    const { rows } = await sql<{ deleted: number }>`
      select members.delete_demo_accounts(${before}, ${BATCH}) as deleted`.execute(db.kysely);
    if ((rows[0]?.deleted ?? 0) < BATCH) return;
  }
}
