import { defineTopic } from '../../platform/topic.ts';
import { memberJobs } from './jobs.ts';
import { memberRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    members: NoParts;
  }
}

/** The member: account, profile, terms, language, marks of identity, invitation codes. */
export const topic = defineTopic('members', {
  uses: ['brands', 'ledger', 'audit'],
  start: (parts) => ({ routes: memberRoutes(parts), jobs: memberJobs(parts) }),
});
