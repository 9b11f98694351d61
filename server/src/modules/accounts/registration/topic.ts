import { defineTopic } from '../../../platform/topic.ts';
import type { Registered } from './registered.ts';
import { registrationJobs } from './registering/jobs.ts';
import { registrationRoutes } from './registering/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    registration: NoParts;
  }
  interface Contributions {
    /** Of topics that a registration concerns. */
    'registration.registered': Registered;
  }
}

/** Registration of members, and accounts that agents and operators make for others. */
export const topic = defineTopic('registration', {
  uses: ['brands', 'ledger', 'members', 'agents', 'authentication', 'inbox', 'protection'],
  start: (parts) => ({
    routes: registrationRoutes({
      ...parts,
      ...parts.authentication,
      registered: () => parts.contributed('registration.registered'),
    }),
    jobs: registrationJobs(parts),
  }),
});
