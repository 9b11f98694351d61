import { defineTopic } from '../../../platform/topic.ts';
import type { OwnerNames } from '../../books/ledger/owner-names.ts';
import { openCases } from './desk/open-work.ts';
import { reconciliationOps } from './desk/ops-routes.ts';
import { searchCases } from './desk/search-cases.ts';
import { writeOffProposal } from './desk/write-off-proposal.ts';
import { reconciliationJobs } from './search/jobs.ts';
import { keepBrokenRules } from './search/keep-broken-rules.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    reconciliation: NoParts;
  }
}

/** What is owed and what stands against it; what the ledger says beside what gateways, banks and vendors say. */
export const topic = defineTopic('reconciliation', {
  uses: ['brands', 'ledger', 'members', 'catalogue', 'payments', 'cashier', 'withdrawals', 'transfers'],
  permissions: ['read', 'decide'],
  start: (parts) => {
    const ownerNames = (): OwnerNames => {
      const [names] = parts.contributed('ledger.owner-names');
      if (!names) throw new Error('no topic names the owners of accounts');
      return names;
    };
    const { db, clock, gateways } = parts;
    return {
      ops: reconciliationOps({ ...parts, ownerNames, topics: () => parts.contributed('payments.apply') }),
      jobs: reconciliationJobs({ db, clock, gateways }),
      contributes: {
        openWork: [openCases(db.kysely)],
        proposalKinds: [writeOffProposal],
        search: [searchCases(db.kysely)],
        'ledger.broken-rules': (violations) => keepBrokenRules(db, violations, clock.now()),
      },
    };
  },
});
