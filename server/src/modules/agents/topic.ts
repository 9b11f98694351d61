import { defineTopic } from '../../platform/topic.ts';
import { agentOps } from './ops-routes.ts';
import { agentRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    agents: NoParts;
  }
}

/** The agent tree: teams and invitation codes. */
export const topic = defineTopic('agents', {
  uses: ['brands', 'ledger', 'audit', 'members'],
  permissions: ['read', 'move', 'appoint', 'codes'],
  start: (parts) => ({
    routes: agentRoutes(parts),
    ops: agentOps({ ...parts, publicUrl: parts.config.publicUrl }),
  }),
});
