import { siteOrigin } from '../../platform/http/site-address.ts';
import { defineTopic } from '../../platform/topic.ts';
import { houseMailer } from './house-mailer.ts';
import { operatorJobs } from './jobs.ts';
import { openProposals } from './open-work.ts';
import { secondFactorPoint } from './opening-points.ts';
import { operatorGate } from './operator-gate.ts';
import { operatorOps } from './ops-routes.ts';
import { ownProposalKinds } from './own-proposal-kinds.ts';
import { searchRoute } from './search-route.ts';
import { OPERATOR_SECRETS } from './totp-secret.ts';
import { actionsPart } from './verify-actions.ts';

declare module '../../platform/topic.ts' {
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
        operatorGate: operatorGate({ ...parts, kinds }),
        proposalKinds: ownProposalKinds(parts),
        'brands.openingChecks': secondFactorPoint,
        openWork: [openProposals(parts)],
        'ledger.verifier': [actionsPart],
      },
      ops: [...operatorOps({ ...parts, kinds }), searchRoute(() => parts.contributed('search').flat())],
      jobs: operatorJobs({ ...parts, kinds }),
    };
  },
});
