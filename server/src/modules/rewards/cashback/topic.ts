import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { CASHBACK_RULES, checkCashbackInvariants } from './check-cashback-invariants.ts';
import { ratesProposal } from './desk/change-rates.ts';
import { cashbackOps } from './desk/ops-routes.ts';
import { remindMembers } from './lapsing/remind-members.ts';
import { openCashback } from './reading/open-cashback.ts';
import { cashbackRoutes } from './reading/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    cashback: NoParts;
  }
}

/** Cashback: what a brand gives back of turnover, claimed by the member. */
export const topic = defineTopic('cashback', {
  uses: ['brands', 'ledger', 'members', 'bets', 'protection', 'inbox', 'ranks', 'reward-centre'],
  notices: { cashback_changed: {} },
  permissions: ['read', 'change'],
  start: (parts) => ({
    routes: cashbackRoutes({ ...parts, betSources: () => parts.contributed('bets.source') }),
    ops: cashbackOps(parts),
    jobs: [{ name: 'cashback-remind', cron: '17 * * * *', run: () => remindMembers(parts) }],
    contributes: {
      proposalKinds: [ratesProposal],
      'reward-centre.open': openCashback,
      'ledger.verifier': [rulesPart('cashback', Object.keys(CASHBACK_RULES).length, checkCashbackInvariants)],
    },
  }),
});
