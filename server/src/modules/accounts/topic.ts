import { defineTopic } from '../../platform/topic.ts';
import { background } from './background.ts';
import { accountJobs } from './jobs.ts';
import { resolveSession } from './resolve-session.ts';
import { accountRoutes } from './routes.ts';
import { hearSessionChanges, type SessionChanges } from './session-changes.ts';
import { TOTP_SECRETS } from './totp-secret.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    accounts: { sessionChanges: SessionChanges | undefined };
  }
}

/** Who somebody is: accounts, the ways in, what protects them, and the record of it. */
export const topic = defineTopic('accounts', {
  uses: ['brands', 'ledger'],
  secrets: TOTP_SECRETS,
  start: async (parts) => {
    const { db, clock, log, databaseUrl, brands, answers } = parts;
    // Before any connection is open: one that was there before would not be heard.
    const changes = answers ? await hearSessionChanges({ url: databaseUrl, db, log }) : undefined;
    const afterAnswering = background(log);
    return {
      provides: { sessionChanges: changes },
      contributes: { resolveSession: resolveSession({ db, clock, brands, ...(changes ? { changes } : {}) }) },
      routes: accountRoutes({ ...parts, background: afterAnswering }),
      jobs: accountJobs(parts),
      stop: async () => {
        await changes?.stop();
        await afterAnswering.settled();
      },
    };
  },
});
