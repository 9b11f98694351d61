import { defineTopic } from '../../../platform/topic.ts';
import { followRoutes } from './following/routes.ts';
import { followJobs } from './notices/jobs.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    follows: NoParts;
  }
}

/** Lotteries that members follow: their devices are notified of each result. */
export const topic = defineTopic('follows', {
  uses: ['brands', 'members', 'web-push', 'draws'],
  start: (parts) => ({ routes: followRoutes(parts), jobs: followJobs(parts) }),
});
