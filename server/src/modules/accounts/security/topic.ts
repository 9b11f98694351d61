import { defineTopic } from '../../../platform/topic.ts';
import { securityJobs } from './account/jobs.ts';
import { securityRoutes } from './account/routes.ts';
import type { CheckElsewhere, FindObstacles } from './closing-obstacles.ts';
import { securityOps } from './desk/ops-routes.ts';
import { TOTP_SETUP_SECRETS } from './factors/totp-setup-secret.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    security: NoParts;
  }
  interface Contributions {
    'security.closingObstacles': FindObstacles;
    'security.keptElsewhere': CheckElsewhere;
  }
}

/** A member's own security page: passwords, devices, second factors, closing the account. */
export const topic = defineTopic('security', {
  uses: ['brands', 'ledger', 'audit', 'members', 'authentication', 'bets', 'protection'],
  permissions: ['read', 'end-sessions', 'reset-factor', 'send-link'],
  secrets: [TOTP_SETUP_SECRETS],
  start: (parts) => ({
    routes: securityRoutes({
      ...parts,
      ...parts.authentication,
      obstacles: () => ({
        here: parts.contributed('security.closingObstacles'),
        elsewhere: parts.contributed('security.keptElsewhere'),
      }),
    }),
    ops: securityOps({ ...parts, publicUrl: parts.config.publicUrl }),
    jobs: securityJobs(parts),
  }),
});
