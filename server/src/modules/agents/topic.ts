import { defineTopic } from '../../platform/topic.ts';
import { ratesProposal } from './give-rates.ts';
import { moveProposal } from './move-branch.ts';
import { agentOps } from './ops-routes.ts';
import type { GiveModes } from './plan-modes.ts';
import { planProposal } from './plans.ts';
import { agentRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    agents: NoParts;
  }
  interface Contributions {
    /** Of any number of topics: what a plan gives besides rates. */
    'agents.giveModes': GiveModes;
  }
}

/** The agent tree: teams and invitation codes. */
export const topic = defineTopic('agents', {
  uses: ['brands', 'ledger', 'audit', 'members'],
  permissions: ['read', 'move', 'appoint', 'codes', 'rates', 'freeze', 'plans'],
  start: (parts) => ({
    routes: agentRoutes(parts),
    ops: agentOps({
      ...parts,
      publicUrl: parts.config.publicUrl,
      giveModes: () => parts.contributed('agents.giveModes'),
    }),
    contributes: { proposalKinds: [moveProposal, ratesProposal, planProposal] },
  }),
});
