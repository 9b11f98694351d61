import { sharedSecret } from '../../../platform/captcha/shared-secret.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { joinJobs } from './applying/jobs.ts';
import { joinRoutes } from './applying/routes.ts';
import { newApplications } from './desk/open-work.ts';
import { joinOps } from './desk/ops-routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    join: NoParts;
  }
}

/** Applications to become an agent, and the agents they become. */
export const topic = defineTopic('join', {
  uses: ['brands', 'members', 'agents', 'authentication', 'inbox', 'registration'],
  permissions: ['read', 'answer', 'appoint'],
  start: (parts) => ({
    routes: joinRoutes({ ...parts, ...parts.authentication }),
    ops: joinOps({ ...parts, firstPasswordSecret: sharedSecret(parts, 'first-password') }),
    jobs: joinJobs(parts),
    contributes: { openWork: [newApplications(parts.db.kysely)] },
  }),
});
