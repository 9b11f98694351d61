import { defineTopic } from '../../../platform/topic.ts';
import { newFeedback } from './desk/open-work.ts';
import { feedbackOps } from './desk/ops-routes.ts';
import { feedbackRoutes } from './sending/routes.ts';

declare module '../../../platform/topic.ts' {
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
