import { defineTopic } from '../../platform/topic.ts';
import { followJobs } from './jobs.ts';
import { followRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    follows: NoParts;
  }
}

/** Lotteries that members follow: their devices are told of each result. */
export const topic = defineTopic('follows', {
  uses: ['brands', 'members', 'web-push', 'draws'],
  start: (parts) => ({ routes: followRoutes(parts), jobs: followJobs(parts) }),
});
