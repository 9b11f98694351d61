import { defineTopic } from '../../platform/topic.ts';
import { feedbackRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    feedback: NoParts;
  }
}

/** What members want to say to the house. */
export const topic = defineTopic('feedback', {
  uses: ['brands', 'members'],
  start: (parts) => ({ routes: feedbackRoutes(parts) }),
});
