import { afterResponseTasks } from '../../../platform/process/after-response.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { type AuthenticationDeps, authenticationDeps } from './deps.ts';
import { endSessions } from './end-sessions.ts';
import { TOTP_SECRETS } from './factors/totp-secret.ts';
import { authenticationJobs } from './login/jobs.ts';
import { authenticationRoutes } from './login/routes.ts';
import { resolveSession } from './resolve-session.ts';
import { receiveSessionChanges, type SessionChanges } from './session-changes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    authentication: { sessionChanges: SessionChanges | undefined; authentication: AuthenticationDeps };
  }
}

/** Logging in and out: sessions, authentication methods, second factors, and the limits on guessing. */
export const topic = defineTopic('authentication', {
  uses: ['brands', 'ledger', 'audit', 'members'],
  secrets: [TOTP_SECRETS],
  start: async (parts) => {
    const { db, clock, log, databaseUrl, brands, answers } = parts;
    // Set up before any connection is opened: notices on earlier connections would be missed.
    const changes = answers ? await receiveSessionChanges({ url: databaseUrl, db, log }) : undefined;
    const afterResponse = afterResponseTasks(log);
    const authentication = authenticationDeps({
      ...parts,
      reach: parts.config.reach,
      afterResponse,
      findExclusions: () => parts.contributed('members.exclusion'),
    });
    return {
      provides: { sessionChanges: changes, authentication },
      contributes: {
        resolveSession: resolveSession({ db, clock, brands, ...(changes ? { changes } : {}) }),
        'members.shutOut': (tx, member) => endSessions(tx, { ...member, which: 'all' }),
      },
      routes: authenticationRoutes({ ...parts, ...authentication }),
      jobs: authenticationJobs(parts),
      stop: async () => {
        await changes?.stop();
        await afterResponse.settled();
      },
    };
  },
});
