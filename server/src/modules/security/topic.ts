import { defineTopic } from '../../platform/topic.ts';
import { securityJobs } from './jobs.ts';
import { securityOps } from './ops-routes.ts';
import { securityRoutes } from './routes.ts';
import { TOTP_SETUP_SECRETS } from './totp-setup-secret.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    security: NoParts;
  }
}

/** A member's own security page: passwords, devices, second factors. */
export const topic = defineTopic('security', {
  uses: ['brands', 'audit', 'members', 'authentication'],
  permissions: ['read', 'end-sessions', 'reset-factor', 'send-link'],
  secrets: [TOTP_SETUP_SECRETS],
  start: (parts) => ({
    routes: securityRoutes({ ...parts, ...parts.authentication }),
    ops: securityOps({ ...parts, publicUrl: parts.config.publicUrl }),
    jobs: securityJobs(parts),
  }),
});
