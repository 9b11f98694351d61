import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';

const KEEP_MS = 30 * 24 * 3_600_000;

export function authenticationJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [{ name: 'authentication-purge-expired', cron: '17 * * * *', run: () => purge(db, clock.now()) }];
}

/** Deletes expired rows; each row holds its own time of expiry. */
async function purge({ kysely }: Database, now: Date) {
  const keptFrom = new Date(now.getTime() - KEEP_MS);
  await kysely.deleteFrom('authentication.session').where('expires_at', '<', keptFrom).execute();
  await kysely.deleteFrom('authentication.remember_me_token').where('expires_at', '<', keptFrom).execute();
  await kysely.deleteFrom('authentication.attempt').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('authentication.verification_code').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('authentication.passkey_challenge').where('expires_at', '<', now).execute();
}
