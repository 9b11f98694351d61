import { defineTopic } from '../../platform/topic.ts';
import { memberJobs } from './jobs.ts';
import { memberRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    members: NoParts;
  }
}

/** Members: account, profile, terms, language, identity marks, invitation codes. */
export const topic = defineTopic('members', {
  uses: ['brands', 'ledger', 'audit'],
  start: (parts) => ({ routes: memberRoutes(parts), jobs: memberJobs(parts) }),
});
