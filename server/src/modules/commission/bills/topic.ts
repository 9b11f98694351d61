import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { BILL_RULES, checkBillInvariants } from './check-bill-invariants.ts';
import { incomeSources } from './computing/income-sources.ts';
import { shortBills, unapprovedBills } from './desk/open-work.ts';
import { billOps } from './desk/ops-routes.ts';
import { nameBills } from './pages/name-bills.ts';
import { billRoutes } from './pages/routes.ts';
import { billProposal } from './paying/decide-bill.ts';
import { billJobs } from './paying/jobs.ts';
import { settingsProposal } from './paying/settings.ts';

declare module '../../../platform/topic.ts' {
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
