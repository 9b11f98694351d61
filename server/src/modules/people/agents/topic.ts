import { defineTopic } from '../../../platform/topic.ts';
import { agentRoutes } from './calls/routes.ts';
import { moveProposal } from './desk/move-branch.ts';
import { agentOps } from './desk/ops-routes.ts';
import { planProposal } from './desk/plans.ts';
import type { GiveModes } from './plan-modes.ts';
import { ratesProposal } from './rates/give-rates.ts';

declare module '../../../platform/topic.ts' {
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
