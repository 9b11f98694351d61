import { defineTopic } from '../../platform/topic.ts';
import { agentRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    agents: NoParts;
  }
}

/** The agent tree: teams and invitation codes. */
export const topic = defineTopic('agents', {
  uses: ['brands', 'ledger', 'audit', 'members'],
  start: (parts) => ({ routes: agentRoutes(parts) }),
});
