import { siteOrigin } from '../../../platform/http/files/site-address.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { operatorOps } from './accounts/ops-routes.ts';
import { OPERATOR_SECRETS } from './factors/totp-secret.ts';
import { houseMailer } from './house/house-mailer.ts';
import { operatorJobs } from './house/jobs.ts';
import { secondFactorPoint } from './house/opening-points.ts';
import { searchRoute } from './house/search-route.ts';
import { openProposals } from './proposals/open-work.ts';
import { operatorGate } from './proposals/operator-gate.ts';
import { ownProposalKinds } from './proposals/own-proposal-kinds.ts';
import { proposalHistory } from './proposals/proposal-history.ts';
import { actionHistory } from './record/action-history.ts';
import { actionsPart } from './verify-actions.ts';
import { viewRoutes } from './views/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    operators: NoParts;
  }
}

/** Operators: their accounts, roles and sessions, what they have done, and what waits for a second pair of eyes. */
export const topic = defineTopic('operators', {
  uses: ['brands', 'ledger', 'audit', 'authentication'],
  secrets: OPERATOR_SECRETS,
  permissions: ['read', 'change', 'grant', 'settings', 'approve'],
  start: (given) => {
    const { publicUrl, consoleHosts } = given.config;
    const parts = {
      ...given,
      mailer: () => houseMailer(given, given.providers),
      consoleOrigin: siteOrigin(consoleHosts[0] ?? '', publicUrl),
    };
    const kinds = () => parts.contributed('proposalKinds').flat();
    return {
      contributes: {
        memberHistory: [actionHistory, proposalHistory],
        operatorGate: operatorGate({ ...parts, kinds }),
        proposalKinds: ownProposalKinds(parts),
        'brands.openingChecks': secondFactorPoint,
        openWork: [openProposals(parts)],
        'ledger.verifier': [actionsPart],
      },
      ops: [
        ...operatorOps({ ...parts, kinds }),
        ...viewRoutes(parts),
        searchRoute(() => parts.contributed('search').flat()),
      ],
      jobs: operatorJobs({ ...parts, kinds }),
    };
  },
});
