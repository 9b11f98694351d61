import { defineTopic } from '../../platform/topic.ts';
import { rulesPart } from '../ledger/verification-part.ts';
import { checkTransferInvariants, TRANSFER_RULES } from './check-transfer-invariants.ts';
import { comingFromVendors } from './closing-obstacle.ts';
import { transferProposal } from './decide-transfer.ts';
import { transferJobs } from './jobs.ts';
import { keptAtVendors } from './kept-at-vendors.ts';
import { keptByVendors } from './kept-by-vendors.ts';
import { nameTransfers } from './name-transfers.ts';
import { unclearTransfers } from './open-work.ts';
import { transferOps } from './ops-routes.ts';
import { transferRoutes } from './routes.ts';
import { searchTransfers } from './search-transfers.ts';
import { transferRecord } from './transfer-record.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    transfers: NoParts;
  }
}

/** Transfers: between a member's main wallet and those at vendors that keep their own, and within a line, up to the member's agent and down from an agent. */
export const topic = defineTopic('transfers', {
  uses: [
    'brands',
    'ledger',
    'members',
    'protection',
    'cashier',
    'authentication',
    'security',
    'agents',
    'catalogue',
    'vendor-wallet',
    'inbox',
    'records',
    'withdrawals',
  ],
  notices: { transfers_changed: {} },
  permissions: ['read', 'decide', 'settings'],
  start: (parts) => {
    const deps = { db: parts.db, clock: parts.clock, client: parts.vendorClient };
    const { kysely } = parts.db;
    return {
      routes: transferRoutes({
        ...parts.authentication,
        ...deps,
        brands: parts.brands,
        countryOf: parts.countryOf,
        elsewhere: () => parts.contributed('withdrawals.kept-elsewhere'),
      }),
      ops: transferOps(deps),
      jobs: transferJobs(deps),
      contributes: {
        openWork: [unclearTransfers(kysely)],
        proposalKinds: [transferProposal],
        search: [searchTransfers(kysely)],
        'records.source': transferRecord,
        'security.closingObstacles': comingFromVendors,
        'security.keptElsewhere': keptByVendors(deps),
        'withdrawals.kept-elsewhere': keptAtVendors,
        'ledger.reference-names': nameTransfers,
        'ledger.verifier': [
          rulesPart('transfers', Object.keys(TRANSFER_RULES).length, checkTransferInvariants),
        ],
      },
    };
  },
});
