import { defineTopic } from '../../../platform/topic.ts';
import { contractsPart } from './check-contracts.ts';
import { endProposal } from './desk/end-by-brand.ts';
import { grantProposals } from './desk/offer-by-brand.ts';
import { contractOps } from './desk/ops-routes.ts';
import { contractJobs } from './following/jobs.ts';
import { contractRoutes } from './pages/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    contracts: NoParts;
  }
}

/** Contracts of agents: offered, signed by both sides, changed and ended. What they come to is computed and paid above. */
export const topic = defineTopic('contracts', {
  uses: ['brands', 'ledger', 'audit', 'members', 'authentication', 'agents', 'inbox'],
  notices: { contracts_changed: {} },
  permissions: ['read', 'offer', 'end', 'plans'],
  start: (parts) => ({
    routes: contractRoutes({ ...parts.authentication, ...parts }),
    ops: contractOps(parts),
    jobs: contractJobs(parts),
    contributes: {
      'ledger.verifier': [contractsPart],
      proposalKinds: [endProposal, ...grantProposals(parts)],
    },
  }),
});
