import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { BONUS_RULES, checkBonusInvariants } from './check-bonus-invariants.ts';
import { giveProposal } from './desk/give-bonus.ts';
import { bonusOps } from './desk/ops-routes.ts';
import { publishProposal } from './desk/publish-offer.ts';
import { revokeProposal } from './desk/revoke-bonus.ts';
import { runLife } from './life/run-life.ts';
import { openBonuses } from './reading/open-bonuses.ts';
import { bonusRoutes } from './reading/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    bonuses: NoParts;
  }
}

/** Bonuses: what a brand gives to be played, beside cash and apart from it. */
export const topic = defineTopic('bonuses', {
  uses: ['brands', 'ledger', 'members', 'bets', 'protection', 'kyc', 'inbox', 'reward-centre'],
  notices: { bonuses_changed: {} },
  permissions: ['read', 'change', 'grant', 'revoke'],
  start: (parts) => ({
    routes: bonusRoutes(parts),
    ops: bonusOps(parts),
    ticks: [{ name: 'bonuses-life', everyMs: 1000, run: () => runLife(parts) }],
    contributes: {
      proposalKinds: [publishProposal, giveProposal, revokeProposal],
      'reward-centre.open': openBonuses,
      'ledger.verifier': [rulesPart('bonuses', Object.keys(BONUS_RULES).length, checkBonusInvariants)],
    },
  }),
});
