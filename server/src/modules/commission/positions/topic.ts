import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkPositionInvariants, POSITION_RULES } from './check-position-invariants.ts';
import { boundsProposal } from './desk/give-bounds.ts';
import { positionOps } from './desk/ops-routes.ts';
import { positionRoutes } from './pages/routes.ts';
import { positionJobs } from './sheets/jobs.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    positions: NoParts;
  }
}

/** Which share of members' net results each agent of a line holds, and the sheets by which the line settles. */
export const topic = defineTopic('positions', {
  uses: ['brands', 'ledger', 'members', 'agents', 'bets', 'teams'],
  notices: { positions_changed: {} },
  permissions: ['read', 'write'],
  start: (parts) => ({
    routes: positionRoutes(parts),
    ops: positionOps(parts),
    jobs: positionJobs(parts),
    contributes: {
      proposalKinds: [boundsProposal],
      'ledger.verifier': [
        rulesPart('positions', Object.keys(POSITION_RULES).length, checkPositionInvariants),
      ],
    },
  }),
});
