import { moneyInFlight } from '../../../platform/process/money-in-flight.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkTransferInvariants, TRANSFER_RULES } from './check-transfer-invariants.ts';
import { transferProposal } from './desk/decide-transfer.ts';
import { unclearTransfers } from './desk/open-work.ts';
import { transferOps } from './desk/ops-routes.ts';
import { searchTransfers } from './desk/search-transfers.ts';
import { TRANSFERS_UNDER_WAY } from './under-way.ts';
import { comingFromVendors } from './vendors/closing-obstacle.ts';
import { transferJobs } from './vendors/jobs.ts';
import { keptAtVendors } from './vendors/kept-at-vendors.ts';
import { keptByVendors } from './vendors/kept-by-vendors.ts';
import { nameTransfers } from './vendors/name-transfers.ts';
import { transferRoutes } from './vendors/routes.ts';
import { transferRecord } from './vendors/transfer-record.ts';

declare module '../../../platform/topic.ts' {
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
    'line-limits',
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
    'bonuses',
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
        houseFigures: [...moneyInFlight(parts.db.kysely, 'transfers', TRANSFERS_UNDER_WAY)],
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
