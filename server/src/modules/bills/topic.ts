import { defineTopic } from '../../platform/topic.ts';
import { rulesPart } from '../ledger/verification-part.ts';
import { BILL_RULES, checkBillInvariants } from './check-bill-invariants.ts';
import { billProposal } from './decide-bill.ts';
import { incomeSources } from './income-sources.ts';
import { billJobs } from './jobs.ts';
import { nameBills } from './name-bills.ts';
import { shortBills, unapprovedBills } from './open-work.ts';
import { billOps } from './ops-routes.ts';
import { billRoutes } from './routes.ts';
import { settingsProposal } from './settings.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    bills: NoParts;
  }
}

/** What agents' contracts come to, period by period, and that it is paid once. */
export const topic = defineTopic('bills', {
  uses: ['brands', 'ledger', 'members', 'agents', 'bets', 'teams', 'contracts', 'inbox', 'rebates'],
  notices: { bills_changed: {} },
  permissions: ['read', 'decide', 'settings'],
  start: (parts) => ({
    routes: billRoutes(parts),
    ops: billOps(parts),
    jobs: billJobs(parts),
    contributes: {
      openWork: [unapprovedBills(parts.db.kysely), shortBills(parts.db.kysely)],
      'rebates.income-kinds': incomeSources,
      proposalKinds: [billProposal, settingsProposal],
      'ledger.reference-names': nameBills,
      'ledger.verifier': [rulesPart('bills', Object.keys(BILL_RULES).length, checkBillInvariants)],
    },
  }),
});
