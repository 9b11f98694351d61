import { defineTopic } from '../../platform/topic.ts';
import { newFeedback } from './open-work.ts';
import { feedbackOps } from './ops-routes.ts';
import { feedbackRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    feedback: NoParts;
  }
}

/** Feedback of members to the operator. */
export const topic = defineTopic('feedback', {
  uses: ['brands', 'members'],
  permissions: ['read', 'answer'],
  start: (parts) => ({
    routes: feedbackRoutes(parts),
    ops: feedbackOps(parts),
    contributes: { openWork: [newFeedback(parts.db.kysely)] },
  }),
});
