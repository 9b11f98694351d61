import { defineTopic } from '../../platform/topic.ts';
import { feedbackRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    feedback: NoParts;
  }
}

/** Feedback of members to the operator. */
export const topic = defineTopic('feedback', {
  uses: ['brands', 'members'],
  start: (parts) => ({ routes: feedbackRoutes(parts) }),
});
