import { sql } from 'kysely';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Jobs that were given up after all tries. */
export function failedJobs(db: Queryable): OpenWork {
  return {
    key: 'failed-jobs',
    permission: 'reports.health',
    house: true,
    urgent: true,
    href: '/jobs',
    count: async () => {
      const { rows } = await sql<{ failed: bigint }>`select failed from platform.job_lag()`.execute(db);
      return { count: Number(rows[0]?.failed ?? 0n), since: null };
    },
  };
}
