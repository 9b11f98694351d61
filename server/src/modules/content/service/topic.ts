import { defineTopic } from '../../../platform/topic.ts';
import { serviceRoutes } from './chat/routes.ts';
import { conversationHistory } from './desk/conversation-history.ts';
import { serviceJobs } from './desk/jobs.ts';
import { waitingCustomers } from './desk/open-work.ts';
import { serviceOps } from './desk/ops-routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    service: NoParts;
  }
}

/** Customer service: conversations of members and visitors with a brand's desk. */
export const topic = defineTopic('service', {
  uses: ['brands', 'members', 'operators', 'web-push'],
  permissions: ['read', 'answer', 'change'],
  notices: { service_changed: {}, service_hours_changed: { visitors: true } },
  start: (parts) => ({
    routes: serviceRoutes(parts),
    ops: serviceOps(parts),
    jobs: serviceJobs(parts),
    contributes: {
      memberHistory: [conversationHistory],
      openWork: [waitingCustomers(parts.db.kysely)],
    },
  }),
});
