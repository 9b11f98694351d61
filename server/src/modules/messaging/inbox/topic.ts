import { defineTopic } from '../../../platform/topic.ts';
import type { Unwilling } from './broadcast-audience.ts';
import type { DepositedAfter } from './broadcast-results.ts';
import { inboxJobs } from './broadcasts/jobs.ts';
import { sendProposal } from './broadcasts/move-broadcast.ts';
import { inboxOps } from './broadcasts/ops-routes.ts';
import { messageHistory } from './own/message-history.ts';
import { inboxRoutes } from './own/routes.ts';
import { notifyOfOperators } from './security/notify-of-operators.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    inbox: NoParts;
  }
  interface Contributions {
    'inbox.unwilling': Unwilling;
    'inbox.deposited': DepositedAfter;
  }
}

/** What members are sent: of their own money and account by `sendMessage`, and by the brand in messages to many. */
export const topic = defineTopic('inbox', {
  uses: ['brands', 'members', 'audit', 'web-push'],
  notices: { inbox_changed: {} },
  permissions: ['read', 'write', 'send'],
  start: (parts) => {
    const deps = {
      ...parts,
      topics: () => ({
        unwilling: parts.contributed('inbox.unwilling'),
        segment: parts.contributed('segment')[0],
      }),
      deposited: () => parts.contributed('inbox.deposited')[0],
    };
    return {
      routes: inboxRoutes(parts),
      ops: inboxOps(deps),
      jobs: inboxJobs(deps),
      contributes: {
        memberHistory: [messageHistory],
        'members.notify': notifyOfOperators,
        proposalKinds: [sendProposal],
      },
    };
  },
});
