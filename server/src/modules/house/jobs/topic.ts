import { defineTopic } from '../../../platform/topic.ts';
import { jobOps } from './desk/ops-routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    jobs: NoParts;
  }
}

/** What operators see of the portal's own jobs; the platform runs them. */
export const topic = defineTopic('jobs', {
  uses: [],
  permissions: ['read', 'run'],
  start: (parts) => ({ ops: jobOps(parts) }),
});
