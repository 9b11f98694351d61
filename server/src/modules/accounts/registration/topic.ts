import { defineTopic } from '../../../platform/topic.ts';
import { registrationJobs } from './registering/jobs.ts';
import { registrationRoutes } from './registering/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    registration: NoParts;
  }
}

/** Registration of members, and accounts that agents and operators make for others. */
export const topic = defineTopic('registration', {
  uses: ['brands', 'ledger', 'members', 'agents', 'authentication', 'inbox', 'protection'],
  start: (parts) => ({
    routes: registrationRoutes({ ...parts, ...parts.authentication }),
    jobs: registrationJobs(parts),
  }),
});
