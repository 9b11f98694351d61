import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';

const KEEP_LINKS_MS = 30 * 24 * 3_600_000;

export function securityJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [{ name: 'security-purge-expired', cron: '19 * * * *', run: () => purge(db, clock.now()) }];
}

async function purge({ kysely }: Database, now: Date) {
  const linksFrom = new Date(now.getTime() - KEEP_LINKS_MS);
  await kysely.deleteFrom('security.password_link').where('expires_at', '<', linksFrom).execute();
  await kysely.deleteFrom('security.totp_setup').where('expires_at', '<', now).execute();
}
