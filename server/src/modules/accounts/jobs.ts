import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteTrials } from './delete-trials.ts';
import { forgetAccessFailures } from './forget-access-failures.ts';
import { sealSecurityRecord } from './seal-security-record.ts';

const KEEP_MS = 30 * 24 * 3_600_000;

/** Forgets what decides nothing any more. Everything a row says about its end is in the row. */
export function accountJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    { name: 'accounts-sweep', cron: '17 * * * *', run: () => sweep(db, clock.now()) },
    {
      name: 'accounts-seal-security-record',
      cron: '* * * * *',
      run: async () => void (await sealSecurityRecord(db.kysely)),
    },
    {
      name: 'accounts-forget-failures',
      cron: '27 * * * *',
      run: async () => void (await forgetAccessFailures(db.kysely, clock.now())),
    },
    { name: 'accounts-delete-trials', cron: '43 * * * *', run: () => deleteTrials({ db, clock }) },
  ];
}

async function sweep({ kysely }: Database, now: Date) {
  const keptFrom = new Date(now.getTime() - KEEP_MS);
  await kysely.deleteFrom('accounts.session').where('expires_at', '<', keptFrom).execute();
  await kysely.deleteFrom('accounts.remember_series').where('expires_at', '<', keptFrom).execute();
  await kysely.deleteFrom('accounts.password_link').where('expires_at', '<', keptFrom).execute();
  await kysely.deleteFrom('accounts.attempt').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('accounts.verification_code').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('accounts.totp_setup').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('accounts.passkey_challenge').where('expires_at', '<', now).execute();
}
